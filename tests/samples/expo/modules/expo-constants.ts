// oxlint-disable-next-line import/no-default-export -- as the module of this name
export default { expoConfig: { scheme: 'myapp' }, platform: {} };
