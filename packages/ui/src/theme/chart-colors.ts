import type { Mode } from './colors.js';

// In this order: the fewer series, the further apart they stay for colour-blind eyes.
export const chartColors: Record<Mode, readonly string[]> = {
  light: ['#0A5B69', '#D2720F', '#8A7DE7', '#631D00', '#429A8A'],
  dark: ['#6CC8D6', '#F5A84B', '#7469D0', '#D24165', '#CCECB7'],
};
