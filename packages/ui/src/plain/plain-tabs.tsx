import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './plain-tabs.module.css';

export interface PlainTab {
  key: string;
  label: string;
  children: ReactNode;
}

/** The tab that a key leads to; where the script runs from right to left, so do the arrows. */
function tabAt({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const places: Record<string, number> = { [forward]: (at + 1) % count, [back]: (at - 1 + count) % count };
  return { ...places, Home: 0, End: count - 1 }[key];
}

/** Brings a tab that is cut off into its list, without moving the page. */
function showWhole(list: HTMLElement, tab: HTMLElement) {
  const [around, inside] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inside.right > around.right) list.scrollLeft += inside.right - around.right;
  else if (inside.left < around.left) list.scrollLeft -= around.left - inside.left;
}

/** Tabs with antd's look and none of its weight: for what everybody loads before signing in. What was shown once keeps what was typed. */
export function PlainTabs({ tabs, first }: { tabs: readonly PlainTab[]; first?: string }) {
  const id = useId();
  const [active, setActive] = useState(first ?? tabs[0]?.key);
  const [shown, setShown] = useState<readonly (string | undefined)[]>([active]);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) showWhole(list.current, tab);
  }, [active]);
  const choose = (key: string) => {
    setActive(key);
    setShown((before) => [...before, key]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next =
      all[
        tabAt(
          event,
          all.findIndex((tab) => tab === document.activeElement),
          all.length,
        ) ?? -1
      ];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={css.tabs}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === active}
            tabIndex={key === active ? 0 : -1}
            onClick={() => choose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, children }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== active}
        >
          {shown.includes(key) && children}
        </div>
      ))}
    </div>
  );
}
