export const texts = {
  expired: 'This code has expired. Request a new one.',
  wrong: 'This code is wrong or was already used. Enter it in the browser where you requested it.',
  tooMany: 'Too many wrong codes. Try again in 15 minutes.',
};
