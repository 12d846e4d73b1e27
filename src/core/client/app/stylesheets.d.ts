// The build collects style sheets; importing one has no value.
declare module '*.css';
