export const SOURCE_URL = 'https://github.com';
export const PROFILE_URL = 'https://www.linkedin.com';

export function Footer() {
  return (
    <footer className="footer">
      <div className="bar">
        <span>Built by the Dynasty project</span>
        <span className="footer-links">
          <a href={SOURCE_URL} target="_blank" rel="noreferrer">
            Source code
          </a>
          <a href={PROFILE_URL} target="_blank" rel="noreferrer">
            Profile
          </a>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            API
          </a>
        </span>
      </div>
    </footer>
  );
}
