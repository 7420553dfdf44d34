import '../styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { queryClient } from '../api/queries.js';
import { Toasts } from '../overlay/toast.js';
import { useAntdLocale } from '../theme/antd-locale.js';
import { useStill, useTouch } from '../theme/media.js';
import { pageNonce } from '../theme/nonce.js';
import { usePageLook } from '../theme/page-look.js';
import { usePreferences } from '../theme/preferences.js';
import { direction } from '../theme/text.js';
import { createTheme } from '../theme/theme.js';

// antd's own loading icon leaves by a transition that may never end, and speaks its English name the whole time.
const button = { autoInsertSpace: false, loadingIcon: <span className="spin in-button" aria-hidden /> };

/** Everything that stands once around the portal: look, language, cache, toasts. */
export function Portal({ children }: { children: ReactNode }) {
  const { language, mode, size } = usePreferences();
  const touch = useTouch();
  const still = useStill();
  const locale = useAntdLocale(language);
  const theme = useMemo(
    () => createTheme({ mode, language, size, touch, still }),
    [mode, language, size, touch, still],
  );
  const csp = useMemo(() => ({ nonce: pageNonce() }), []);
  usePageLook();
  return (
    <ConfigProvider
      direction={direction(language)}
      locale={locale}
      theme={theme}
      csp={csp}
      wave={{ disabled: true }}
      button={button}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Toasts />
      </QueryClientProvider>
    </ConfigProvider>
  );
}
