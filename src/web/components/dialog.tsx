import Modal, { type ModalProps } from 'react-bootstrap/Modal';
import { useBackCloses } from '../state/layers.ts';

/** A dialog over the page, closed by Escape, a click outside it and Back. */
export function Dialog({ onHide, ...more }: ModalProps & { onHide: () => void }) {
  useBackCloses(onHide);
  return <Modal show onHide={onHide} {...more} />;
}
