export const texts = {
  signInName: 'Email or username',
  username: 'Username',
  hint: 'Optional. Letters, numbers, periods and underscores.',
};
