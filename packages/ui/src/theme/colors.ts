import { keysOf, recordOf } from '@portal/contracts';

export type Mode = 'light' | 'dark';
export type Tone = 'draft' | 'waiting' | 'moving' | 'good' | 'bad' | 'ended';

// [light, dark]: every pair that meets on a screen is checked for contrast.
const palette = {
  page: ['#F1F4F4', '#0D1619'],
  surface: ['#FFFFFF', '#152125'],
  sunken: ['#E6ECED', '#1C2B30'],
  raised: ['#FFFFFF', '#203137'],
  line: ['#D2DBDD', '#2E4047'],
  edge: ['#6F8088', '#7C9098'],
  edgeOff: ['#D9D9D9', '#424242'],
  ink: ['#14242B', '#E7EEF0'],
  inkSoft: ['#415259', '#B7C5CA'],
  inkFaint: ['#55666D', '#9DAEB4'],
  frame: ['#0C2C35', '#081A20'],
  frameInk: ['#FFFFFF', '#FFFFFF'],
  frameSoft: ['#B9CFD5', '#B3C8CE'],
  brand: ['#0A5B69', '#6CC8D6'],
  brandHover: ['#084A56', '#8BD6E1'],
  brandPress: ['#063B45', '#A6E1EA'],
  brandWash: ['#DFEFF1', '#16363D'],
  onBrand: ['#FFFFFF', '#06252B'],
  turn: ['#A34A00', '#F5A84B'],
  turnWash: ['#FFF3E0', '#33260F'],
  onTurn: ['#FFFFFF', '#271500'],
  focus: ['#0A5B69', '#8BD6E1'],
  danger: ['#A8201A', '#FF9B90'],
  dangerHover: ['#87160F', '#FFB5AC'],
  onDanger: ['#FFFFFF', '#3A0603'],
  draftInk: ['#415259', '#B7C5CA'],
  draftWash: ['#E9EEEF', '#24343A'],
  waitingInk: ['#784500', '#F7C46C'],
  waitingWash: ['#FCEFD5', '#33280F'],
  movingInk: ['#1A4E94', '#9CC4FA'],
  movingWash: ['#E3EDFA', '#182C47'],
  goodInk: ['#17602F', '#85D6A0'],
  goodWash: ['#DFF2E5', '#14321F'],
  badInk: ['#9B1C16', '#FFACA3'],
  badWash: ['#FCE7E4', '#401C19'],
  endedInk: ['#4A4F57', '#BCC0C6'],
  endedWash: ['#EDEDEF', '#2A2F34'],
} as const;

export type ColorRole = keyof typeof palette;

const column = (index: 0 | 1) => recordOf(keysOf(palette), (role): string => palette[role][index]);

export const roles: Record<Mode, Record<ColorRole, string>> = { light: column(0), dark: column(1) };
