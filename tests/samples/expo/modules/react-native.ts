export const Platform = { OS: 'ios' };
export const AppState = { addEventListener: () => ({ remove: () => {} }) };
