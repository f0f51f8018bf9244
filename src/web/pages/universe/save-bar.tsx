import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { kebab } from '../../../core/model/ids.ts';
import { universeText } from '../../../core/words/universe/file-text.ts';
import { Fault } from '../../components/fault.tsx';
import { saveFile } from '../../download.ts';
import { useDecision } from '../../state/decision.ts';
import { askAgain } from '../../state/query.ts';
import type { Draft } from './drafts.ts';

interface Props {
  draft: Draft;
  /** The file it was read from; null if none yet. */
  file: string | null;
  onDiscard: () => void;
}

/** The universe's name, with buttons to check it, save it and play in it. */
export function SaveBar({ draft, file, onDiscard }: Props) {
  const { league, isUnsaved } = draft;
  const navigate = useNavigate();
  const [own, setOwn] = useState(file);
  const [said, setSaid] = useState('');
  const { decide, fault, busy } = useDecision('saveUniverse');
  const content = { ...league };
  const name = own ?? `${kebab(league.name) || 'universe'}.json`;
  const check = async () => {
    setSaid('');
    if ((await decide({ universe: content })) !== null) setSaid('Ready to play.');
  };
  const save = async (): Promise<string | null> => {
    setSaid('');
    const answer = await decide({ universe: content, file: name, ...(name === own && { replace: true }) });
    if (answer === null) return null;
    draft.saved();
    setOwn(answer.universe.id);
    askAgain('universes', {});
    askAgain('universe', { universe: answer.universe.id });
    setSaid(`Saved as ${answer.universe.id} in your saves folder.`);
    return answer.universe.id;
  };
  const play = async () => {
    const id = await save();
    if (id !== null) navigate(`/?universe=${encodeURIComponent(id)}`);
  };
  const discard = () => {
    setSaid('');
    draft.discard();
    onDiscard();
  };
  const download = () => saveFile(name, new Blob([universeText(content)], { type: 'application/json' }));
  return (
    <div className="save-bar">
      <Form.Group controlId="universe-name">
        <Form.Label>Universe</Form.Label>
        <Form.Control
          value={league.name}
          maxLength={60}
          onChange={(event) => draft.change({ ...league, name: event.target.value })}
        />
      </Form.Group>
      <div className="row-line wrap">
        <Button variant="primary" disabled={busy} onClick={() => void play()}>
          Start a dynasty
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void save()}>
          Save
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void check()}>
          Check
        </Button>
        <Button variant="quiet" onClick={download}>
          Download
        </Button>
        {isUnsaved && (
          <Button variant="quiet" disabled={busy} onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
      <p role="status">{busy ? 'Checking the universe' : isUnsaved ? `${said} Unsaved changes.`.trim() : said}</p>
      <Fault>{fault}</Fault>
    </div>
  );
}
