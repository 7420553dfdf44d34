import { useState } from 'react';

const place = 'portal.codesToKeep';

/**
 * Whose recovery codes were shown and not yet said to be kept, so that a reload in between is not their silent end. The codes
 * themselves are stored nowhere.
 */
const codesToKeep = {
  begin: (user: string) => sessionStorage.setItem(place, user),
  done: () => sessionStorage.removeItem(place),
  of: (user: string) => sessionStorage.getItem(place) === user,
};

/** The recovery codes on screen, and whether some were shown before a reload and not kept. */
export function useCodes(user: string) {
  const [codes, setCodes] = useState<string[]>();
  const [notKept, setNotKept] = useState(() => codesToKeep.of(user));
  const show = (made: string[]) => {
    codesToKeep.begin(user);
    setNotKept(true);
    setCodes(made);
  };
  const kept = () => {
    codesToKeep.done();
    setNotKept(false);
    setCodes(undefined);
  };
  return { codes, notKept, show, kept };
}
