import { Link } from 'react-router-dom';

/** Sections of the about page used if `package.json` names no address. */
const SOURCE = '/about#source';
const PROFILE = '/about#profile';

interface Props {
  /** Address of the source. */
  source?: string | undefined;
  /** The builder's professional profile. */
  profile?: string | undefined;
}

function Credit({ to, about, children }: { to: string | undefined; about: string; children: string }) {
  if (!to) return <Link to={about}>{children}</Link>;
  return (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
}

/** Credits, with links to the source and to the builder's profile. */
export function Footer({ source = import.meta.env.VITE_SOURCE, profile = import.meta.env.VITE_PROFILE }: Props) {
  return (
    <footer className="footer">
      <div className="bar">
        <span>Built by the Dynasty authors</span>
        <span className="footer-links">
          <Credit to={source} about={SOURCE}>
            Source code
          </Credit>
          <Credit to={profile} about={PROFILE}>
            Profile
          </Credit>
          <Link to="/settings">Settings</Link>
          <Link to="/about">About</Link>
          <a href="/api/docs">API</a>
        </span>
      </div>
    </footer>
  );
}
