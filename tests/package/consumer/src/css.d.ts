// As in the types of vite/client, which an app made with Vite has.
declare module '*.css';
