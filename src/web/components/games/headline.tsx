/** A score of a headline, or a record in it. */
const SCORE = /(\d+-\d+)/;

/** A headline in which scores stay on one line. */
export function Headline({ text }: { text: string }) {
  return text.split(SCORE).map((part) =>
    SCORE.test(part) ? (
      <span key={part} className="text-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
