export const addNetworkStateListener = () => ({ remove: () => {} });
