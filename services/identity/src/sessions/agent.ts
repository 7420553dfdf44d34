import Bowser from 'bowser';

const kinds = ['desktop', 'mobile', 'tablet'] as const;

/** What a browser calls itself, in words that its owner recognises. */
export interface Agent {
  browser: string;
  system: string;
  device: (typeof kinds)[number] | 'other';
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Reads a User-Agent; what it does not say is empty. */
export function agentOf(text: string): Agent {
  if (!text) return { browser: '', system: '', device: 'other' };
  const { browser, os, platform } = Bowser.parse(text);
  return {
    browser: joined(browser.name, browser.version?.split('.')[0]),
    system: joined(os.name, os.versionName ?? os.version),
    device: kinds.find((kind) => kind === platform.type) ?? 'other',
  };
}
