import { Ltr } from '../values/ltr.js';

const toneOf = (value: number) => (value >= 80 ? 'good' : value >= 60 ? 'waiting' : 'bad');

/** A score in percent: at least 80 is good, at least 60 wants a look. */
export const Score = ({ of }: { of: number }) => (
  <span className={`status ${toneOf(of)}`}>
    <Ltr>{Math.round(of)} %</Ltr>
  </span>
);
