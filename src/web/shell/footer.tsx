import { Link } from 'react-router-dom';

/** Who built it, and where its source and its authors are written about. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="bar">
        <span>Built by the Dynasty authors</span>
        <span className="footer-links">
          <Link to="/about#source">Source code</Link>
          <Link to="/about#profile">Profile</Link>
          <a href="/api/docs">API</a>
        </span>
      </div>
    </footer>
  );
}
