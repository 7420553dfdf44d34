import { Ltr } from '../values/ltr.js';
import { ToneTag } from './tone-tag.js';

const toneOf = (value: number) => (value >= 80 ? 'good' : value >= 60 ? 'waiting' : 'bad');

/** A score in percent: at least 80 is good, at least 60 wants a look. */
export const Score = ({ of }: { of: number }) => (
  <ToneTag tone={toneOf(of)}>
    <Ltr>{Math.round(of)} %</Ltr>
  </ToneTag>
);
