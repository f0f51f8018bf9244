interface ImportMetaEnv {
  /** Where the source is (`repository` of package.json); not set when it has no address. */
  readonly VITE_SOURCE?: string;
  readonly VITE_PROFILE?: string;
}
