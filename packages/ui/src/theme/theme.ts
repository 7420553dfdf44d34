import { theme as antd, type ThemeConfig } from 'antd';
import { roles, type Mode } from './colors.js';
import { pin } from './pin.js';
import { textOf, type Language, type TextSize } from './text.js';

export interface ThemeChoice {
  mode: Mode;
  language: Language;
  size?: TextSize;
  touch?: boolean;
  /** Nothing moves: the styles stop all motion, so antd must not wait for the end of any. */
  still?: boolean;
}

export function createTheme({ mode, language, size, touch = false, still = false }: ThemeChoice): ThemeConfig {
  const c = roles[mode];
  const text = textOf(language, size, touch);
  return {
    algorithm: [mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, pin(mode)],
    token: tokensOf(c, text, { touch, still }),
    components: componentsOf(c, text),
  };
}

type Colors = (typeof roles)[Mode];
type Text = ReturnType<typeof textOf>;

const tokensOf = (
  c: Colors,
  text: Text,
  { touch, still }: { touch: boolean; still: boolean },
): ThemeConfig['token'] => ({
  fontFamily: text.family,
  fontSize: text.size,
  lineHeight: text.line,
  fontWeightStrong: 600,
  fontSizeHeading1: 26,
  fontSizeHeading2: 20,
  fontSizeHeading3: 17,
  borderRadius: 4,
  borderRadiusLG: 6,
  borderRadiusSM: 3,
  borderRadiusXS: 2,
  controlHeight: touch ? 48 : 36,
  controlHeightSM: touch ? 44 : 28,
  controlHeightLG: 48,
  colorTextPlaceholder: c.inkFaint,
  colorTextDisabled: c.inkFaint,
  colorTextDescription: c.inkSoft,
  colorTextLightSolid: c.onBrand,
  colorSplit: c.line,
  colorBgContainerDisabled: c.sunken,
  colorIcon: c.inkSoft,
  colorIconHover: c.ink,
  colorFillAlter: c.sunken,
  controlItemBgHover: c.sunken,
  controlItemBgActive: c.brandWash,
  controlItemBgActiveHover: c.brandWash,
  controlOutline: 'transparent',
  controlOutlineWidth: 0,
  lineWidthFocus: 3,
  boxShadow: '0 4px 16px rgb(8 26 32 / .16)',
  boxShadowSecondary: '0 4px 16px rgb(8 26 32 / .16)',
  boxShadowTertiary: 'none',
  motion: !still,
  motionDurationFast: '0.08s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.16s',
});

const componentsOf = (c: Colors, text: Text): ThemeConfig['components'] => ({
  Button: {
    fontWeight: 600,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    primaryColor: c.onBrand,
    dangerColor: c.onDanger,
    defaultColor: c.ink,
    defaultBg: c.surface,
    defaultBorderColor: c.edge,
    defaultHoverBg: c.sunken,
    defaultHoverColor: c.ink,
    defaultHoverBorderColor: c.ink,
  },
  Table: {
    headerBg: c.sunken,
    headerColor: c.inkSoft,
    headerSplitColor: 'transparent',
    headerBorderRadius: 0,
    rowHoverBg: c.page,
    rowSelectedBg: c.brandWash,
    rowSelectedHoverBg: c.brandWash,
    cellPaddingBlockSM: 5,
    cellPaddingInlineSM: 10,
    cellFontSizeSM: text.size - 1,
    headerSortActiveBg: c.sunken,
    headerSortHoverBg: c.line,
    bodySortBg: c.surface,
  },
  Form: { labelColor: c.ink, verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
  Input: { activeShadow: 'none', errorActiveShadow: 'none', hoverBorderColor: c.ink, activeBorderColor: c.focus },
  Select: {
    hoverBorderColor: c.ink,
    activeBorderColor: c.focus,
    activeOutlineColor: 'transparent',
    optionSelectedBg: c.brandWash,
  },
  Tabs: { itemSelectedColor: c.ink, inkBarColor: c.brand, horizontalItemPadding: '10px 0' },
  Segmented: { trackBg: c.sunken, itemSelectedBg: c.brand, itemSelectedColor: c.onBrand },
  Progress: { defaultColor: c.brand },
  Rate: { starColor: c.brand, starBg: c.edge },
  Collapse: { colorBorder: c.line, headerBg: c.surface },
});
