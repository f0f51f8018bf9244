import { Link } from 'react-router-dom';

/** Who built it, where to read about it, and where its source lies if it has an address. */
export function Footer({ source = import.meta.env.VITE_SOURCE }: { source?: string | undefined }) {
  return (
    <footer className="footer">
      <div className="bar">
        <span>Built by the Dynasty authors</span>
        <span className="footer-links">
          {source && (
            <a href={source} rel="noreferrer">
              Source code
            </a>
          )}
          <Link to="/about">About</Link>
          <a href="/api/docs">API</a>
        </span>
      </div>
    </footer>
  );
}
