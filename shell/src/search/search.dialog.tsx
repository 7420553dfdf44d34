import { Dialog, NoteLine, ScreenReaderOnly, TextButton, TwoLines, useT, useTicketText } from '@portal/ui';
import { clsx } from 'clsx/lite';
import { useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebounce } from 'use-debounce';
import { useKindWords } from './kind-words.js';
import { fewest, type Hit, useFound } from './use-found.js';
import css from './search.module.css';

const pauseOfTyping = 200;

/** Everything that fits what is typed or scanned; Enter opens what is chosen, or what has exactly this number. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const kindWords = useKindWords();
  const textOf = useTicketText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [q, { flush }] = useDebounce(typed.trim(), pauseOfTyping);
  // A scanner types a whole number and Enter before anything is found: it is opened as soon as it is.
  const [waits, setWaits] = useState(false);
  const { hits, exact, settled, failed, again } = useFound(q);
  const isCurrent = q === typed.trim() && settled;

  const open = (hit: Hit) => {
    onClose();
    void navigate(hit.to);
  };
  const scanned = waits && isCurrent ? exact?.to : undefined;
  useEffect(() => {
    if (!scanned) return;
    onClose();
    void navigate(scanned);
  }, [scanned, onClose, navigate]);

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items: hits,
    isOpen: true,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    itemToString: () => typed,
    itemToKey: (hit) => hit?.key,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
  });

  const line = (hit: Hit, index: number) => (
    <li
      key={hit.key}
      {...getItemProps({ item: hit, index })}
      className={clsx(css.hit, index === highlightedIndex && css.chosen)}
    >
      {hit.found ? (
        <>
          <TwoLines
            first={<bdi>{hit.found.name}</bdi>}
            second={<bdi>{textOf({ title: hit.found.about, cause: hit.found.cause }).title}</bdi>}
          />
          <span className={css.kind}>{kindWords(hit.kind)}</span>
        </>
      ) : (
        <span className={css.all}>
          {t('All {{total}} in {{kind}}', { total: String(hit.total), kind: kindWords(hit.kind) })}
        </span>
      )}
    </li>
  );
  const says =
    typed.trim().length < fewest
      ? t('Type or scan a serial number, an asset ID, a contract, an order, a ticket or a name.')
      : !isCurrent
        ? t('Searching...')
        : hits.length === 0 && failed.length === 0
          ? t('Nothing found for “{{q}}”.', { q })
          : undefined;
  return (
    <Dialog open title={t('Search the portal')} onClose={onClose}>
      <input
        {...getInputProps({
          'aria-label': t('Search the portal'),
          maxLength: 100,
          // Taken at once: what a scanner types is faster than the list's own state.
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWaits(false);
          },
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || isCurrent) return;
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            event.preventDefault();
            flush();
            setWaits(typed.trim().length >= fewest);
          },
        })}
        className={css.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
      />
      {failed.length > 0 && (
        <NoteLine tone="waiting">
          {t('Not everything can be searched now: {{kinds}}.', { kinds: failed.map(kindWords).join(', ') })}{' '}
          <TextButton onClick={() => void again()}>{t('Retry')}</TextButton>
        </NoteLine>
      )}
      <p className={css.says} role="status">
        {says ?? <ScreenReaderOnly>{t('{{count}} found', { count: hits.length })}</ScreenReaderOnly>}
      </p>
      <ul {...getMenuProps({ 'aria-label': t('What was found') })} className={css.hits}>
        {typed.trim().length >= fewest && hits.map(line)}
      </ul>
    </Dialog>
  );
}
