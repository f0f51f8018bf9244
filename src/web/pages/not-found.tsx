import { Link } from 'react-router-dom';
import { storedUserId } from '../client.ts';
import { PageHead } from '../components/section.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

export default function NotFoundPage() {
  useTitle();
  // Any answer fills the frame's bars, so a game in progress is one click away.
  useQuery('playoff', storedUserId() ? {} : null);
  return (
    <>
      <PageHead title="Out of bounds" sub="There is no page at this address." />
      <Link className="btn btn-primary" to="/">
        Home
      </Link>
    </>
  );
}
