import { Link } from 'react-router-dom';
import type { Playoff } from '../../core/app/views/index.ts';
import { storedUserId } from '../client.ts';
import { PageHead } from '../components/section.tsx';
import { calls } from '../paths.ts';
import { useAnswer } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

export default function NotFoundPage() {
  useTitle();
  // Any answer fills the bars of the frame, so that a game in progress is a click away.
  useAnswer<Playoff>(storedUserId() ? calls.playoff : null);
  return (
    <>
      <PageHead title="Out of bounds" sub="There is no page at this address." />
      <Link className="btn btn-primary" to="/">
        Home
      </Link>
    </>
  );
}
