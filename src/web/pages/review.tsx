import { useNavigate, useParams } from 'react-router-dom';
import type { Review } from '../../core/app/views/index.ts';
import { reviewPage } from '../../core/present/review-page.ts';
import { PICTURE, reviewPicture } from '../../core/present/review-picture.ts';
import { Icon } from '../components/icon.tsx';
import { YearPicker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { saveFile } from '../download.ts';
import { pages } from '../paths.ts';
import { pngOf } from '../png.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { ReviewView } from './summary/review.tsx';

/** The picture as PNG; as it was drawn where the browser makes none of it. */
async function savePicture(name: string, review: Review): Promise<void> {
  const svg = reviewPicture(review);
  try {
    saveFile(`${name}.png`, await pngOf(svg, PICTURE));
  } catch {
    saveFile(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  }
}

function ReviewPage({ data }: { data: Review }) {
  const navigate = useNavigate();
  const name = `${data.team.name} ${data.year}`;
  return (
    <>
      <PageHead
        title={`${data.team.name}: the ${data.year} season in review`}
        tools={
          <>
            <button
              type="button"
              className="btn btn-sm btn-quiet"
              onClick={() => saveFile(`${name}.html`, new Blob([reviewPage(data)], { type: 'text/html' }))}
            >
              <Icon name="download" /> Page to send
            </button>
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => void savePicture(name, data)}>
              <Icon name="download" /> Picture
            </button>
            <YearPicker
              label="Season"
              years={data.years}
              value={String(data.year)}
              onChange={(year) => navigate(pages.review(year))}
            />
          </>
        }
      />
      <ReviewView review={data} />
    </>
  );
}

/** A finished season of the player's team. */
export default function ReviewRoute() {
  const { year } = useParams();
  const answer = useQuery('review', { year: year ?? null }, { keep: true });
  useTitle(answer.data ? `${answer.data.team.name} ${answer.data.year} in Review` : 'Season in Review');
  return (
    <Answer answer={answer} head="Season in Review" failed="Failed to load the review">
      {(data) => <ReviewPage data={data} />}
    </Answer>
  );
}
