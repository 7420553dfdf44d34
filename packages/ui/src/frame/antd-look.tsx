import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useAntdLocale } from '../theme/antd-locale.js';
import { useStill, useTouch } from '../theme/media.js';
import { pageNonce } from '../theme/nonce.js';
import { usePreferences } from '../theme/preferences.js';
import { direction } from '../theme/text.js';
import { createTheme } from '../theme/theme.js';
import { Spinner } from '../states/spinner.js';
import './antd-look.module.css';

// antd's own loading icon leaves by a transition that may never end, and speaks its English name the whole time.
const button = { autoInsertSpace: false, loadingIcon: <Spinner small /> };

/** The portal's look for the antd parts in it. */
export function AntdLook({ children }: { children: ReactNode }) {
  const { language, mode, size } = usePreferences();
  const touch = useTouch();
  const still = useStill();
  const locale = useAntdLocale(language);
  const theme = useMemo(
    () => createTheme({ mode, language, size, touch, still }),
    [mode, language, size, touch, still],
  );
  const csp = useMemo(() => ({ nonce: pageNonce() }), []);
  return (
    <ConfigProvider
      direction={direction(language)}
      locale={locale}
      theme={theme}
      csp={csp}
      wave={{ disabled: true }}
      button={button}
    >
      {children}
    </ConfigProvider>
  );
}
