// A module sheet exports the names of its classes. `npm run check` finds names that a sheet does not have.
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

// The build collects the other style sheets. An import of one has no value. This follows, because the first pattern that fits counts.
declare module '*.css';
