import type { Health } from '@portal/contracts';
import { stateColours, wholeWords } from './words.js';

const left = 'portal';
const padding = 8;
/** Width of a letter of this size, near enough for a badge. */
const letter = 6.6;

/** The state of the portal as a picture for other pages. */
export function badgeOf({ status }: Pick<Health, 'status'>): string {
  const right = wholeWords[status].short;
  const [first, second] = [left, right].map((text) => Math.round(text.length * letter + 2 * padding)) as [
    number,
    number,
  ];
  const text = (at: number, words: string) => `<text x="${at}" y="14" text-anchor="middle">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${first + second}" height="20" role="img" aria-label="${left}: ${right}">
<title>${left}: ${right}</title>
<clipPath id="edge"><rect width="${first + second}" height="20" rx="4"/></clipPath>
<g clip-path="url(#edge)"><rect width="${first}" height="20" fill="#0c2c35"/><rect x="${first}" width="${second}" height="20" fill="${stateColours[status]}"/></g>
<g fill="#fff" font-family="'Noto Sans',Verdana,sans-serif" font-size="11">${text(first / 2, left)}${text(first + second / 2, right)}</g>
</svg>
`;
}
