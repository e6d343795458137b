import { customAlphabet } from 'nanoid';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, uniformly distributed, from the system's generator: 190 bits unless `length` says otherwise. */
export const randomToken: (length?: number) => string = customAlphabet(`${letters}0123456789`, 32);

/** A random code for users to type. */
export const randomDigits: (length: number) => string = customAlphabet('0123456789');
