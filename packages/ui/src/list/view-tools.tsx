import type { ViewedList } from '@portal/contracts';
import { useUser } from '../session/use-user.js';
import { ChooseColumns } from './choose-columns.js';
import { keptColumns } from './column-choice.js';
import type { Column } from './columns.js';
import { SavedViews } from './saved-views.js';

interface ViewToolsProps<Row> {
  list: ViewedList;
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  onChange: (changes: { columns: string | undefined }) => void;
}

/** The reader's views of a list and its columns. The choice of columns is part of the address, and so of a view and of a link. */
export function ViewTools<Row>({ list, columns, chosen, onChange }: ViewToolsProps<Row>) {
  const { id } = useUser();
  return (
    <>
      <SavedViews list={list} />
      <ChooseColumns
        columns={columns}
        chosen={chosen}
        onChange={(keys) => {
          const said = keys?.join('.');
          keptColumns.keep(id, list, said);
          onChange({ columns: said });
        }}
      />
    </>
  );
}
