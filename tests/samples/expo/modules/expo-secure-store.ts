const items = new Map<string, string>();

function requireKey(key: string): void {
  if (!/^[\w.-]+$/.test(key)) throw new Error(`SecureStore does not accept the key ${key}`);
}

export function getItem(key: string): string | null {
  requireKey(key);
  return items.get(key) ?? null;
}

export function setItem(key: string, value: string): void {
  requireKey(key);
  items.set(key, value);
}

export const getItemAsync = async (key: string) => getItem(key);

export const setItemAsync = async (key: string, value: string) => setItem(key, value);
