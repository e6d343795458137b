export const createURL = (path: string, { scheme = 'myapp' }: { scheme?: string } = {}) =>
  `${scheme}://${path.replace(/^\//, '')}`;
