import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../components/section.tsx';
import { fillFrame } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

export default function NotFoundPage() {
  useTitle('Out of bounds');
  // A game in progress is one click away.
  useEffect(fillFrame, []);
  return (
    <>
      <PageHead title="Out of bounds" sub="There is no page at this address." />
      <Link className="btn btn-primary" to="/">
        Home
      </Link>
    </>
  );
}
