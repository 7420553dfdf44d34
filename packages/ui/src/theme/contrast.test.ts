import { roles, type ColorRole, type Mode } from './colors.js';

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [ColorRole, ColorRole];
const on = (inks: ColorRole[], grounds: ColorRole[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const grounds: ColorRole[] = ['page', 'surface', 'sunken', 'raised', 'brandWash', 'turnWash'];
const tones = ['draft', 'waiting', 'moving', 'good', 'bad', 'ended'] as const;

const texts: Pair[] = [
  ...on(['ink', 'inkSoft', 'inkFaint'], grounds),
  ...on(['brand'], ['page', 'surface', 'raised', 'sunken', 'brandWash']),
  ...on(['danger'], ['page', 'surface', 'raised', 'sunken', 'badWash']),
  ...on(['turn'], ['surface', 'page', 'turnWash']),
  ...on(['brandHover'], ['surface', 'sunken', 'brandWash']),
  ...on(['onBrand'], ['brand', 'brandHover', 'brandPress']),
  ...on(['onTurn'], ['turn']),
  ...on(['onDanger'], ['danger', 'dangerHover']),
  ...on(['frameInk', 'frameSoft'], ['frame']),
  ...tones.map((tone) => [`${tone}Ink`, `${tone}Wash`] as const),
  ...tones.flatMap((tone) => on([`${tone}Ink`], ['surface', 'page', 'sunken', 'brandWash'])),
];
const graphics: Pair[] = [...on(['edge', 'focus', 'turn', 'brand', 'danger'], grounds), ['frameSoft', 'frame']];

const weak = (mode: Mode, pairs: Pair[], least: number) =>
  pairs
    .map(([ink, ground]) => ({ ink, ground, ratio: contrast(roles[mode][ink], roles[mode][ground]) }))
    .filter(({ ratio }) => ratio < least);

it.each(['light', 'dark'] as const)('every text can be read in %s colours', (mode) => {
  expect(weak(mode, texts, 4.5)).toEqual([]);
});

it.each(['light', 'dark'] as const)('every control and mark can be seen in %s colours', (mode) => {
  expect(weak(mode, graphics, 3)).toEqual([]);
});
