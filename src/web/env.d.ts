interface ImportMetaEnv {
  /** Address of the source (`repository` of package.json); unset if there is none. */
  readonly VITE_SOURCE?: string;
  readonly VITE_PROFILE?: string;
}
