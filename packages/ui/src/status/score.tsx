import { Ltr } from '../values/ltr.js';
import { ToneTag } from './tone-tag.js';

const toneOf = (value: number) => (value >= 80 ? 'good' : value >= 60 ? 'waiting' : 'bad');

/** A score in percent: at least 80 is good, at least 60 wants a look. */
export const Score = ({ value }: { value: number }) => (
  <ToneTag tone={toneOf(value)}>
    <Ltr>{Math.round(value)} %</Ltr>
  </ToneTag>
);
