import { theme as antd, type MappingAlgorithm } from 'antd';
import { roles, type Mode } from './colors.js';

// antd recomputes seed colours per algorithm; ours are checked pairs, so they are pinned as they are.
export const pin =
  (mode: Mode): MappingAlgorithm =>
  (seed, derived) => {
    const c = roles[mode];
    const map = derived ?? antd.defaultAlgorithm(seed);
    return {
      ...map,
      colorPrimary: c.brand,
      colorPrimaryHover: c.brandHover,
      colorPrimaryActive: c.brandPress,
      colorPrimaryBg: c.brandWash,
      colorPrimaryBgHover: c.brandWash,
      colorPrimaryBorder: c.focus,
      colorPrimaryBorderHover: c.brandHover,
      colorPrimaryText: c.brand,
      colorPrimaryTextHover: c.brandHover,
      colorPrimaryTextActive: c.brandPress,
      colorLink: c.brand,
      colorLinkHover: c.brandHover,
      colorLinkActive: c.brandPress,
      colorInfo: c.movingInk,
      colorInfoBg: c.movingWash,
      colorInfoBorder: c.movingInk,
      colorSuccess: c.goodInk,
      colorSuccessBg: c.goodWash,
      colorSuccessBorder: c.goodInk,
      colorWarning: c.waitingInk,
      colorWarningBg: c.waitingWash,
      colorWarningBorder: c.waitingInk,
      colorError: c.danger,
      colorErrorHover: c.dangerHover,
      colorErrorActive: c.dangerHover,
      colorErrorBg: c.badWash,
      colorErrorBorder: c.danger,
      colorErrorBorderHover: c.dangerHover,
      colorErrorText: c.badInk,
      colorErrorTextHover: c.badInk,
      colorText: c.ink,
      colorTextSecondary: c.inkSoft,
      colorTextTertiary: c.inkFaint,
      colorTextQuaternary: c.inkFaint,
      colorBgLayout: c.page,
      colorBgContainer: c.surface,
      colorBgElevated: c.raised,
      colorBgSpotlight: c.ink,
      colorBorder: c.edge,
      colorBorderSecondary: c.line,
      colorWhite: c.onBrand,
    };
  };
