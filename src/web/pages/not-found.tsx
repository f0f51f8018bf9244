import { Link } from 'react-router-dom';
import { PageHead } from '../components/section.tsx';
import { useTitle } from '../state/title.ts';

export default function NotFoundPage() {
  useTitle();
  return (
    <>
      <PageHead title="Out of bounds" sub="There is no page at this address." />
      <Link className="btn btn-primary" to="/">
        Home
      </Link>
    </>
  );
}
