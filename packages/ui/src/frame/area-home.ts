import { createContext, useContext } from 'react';

/** Where the area begins that is shown: '/buyer'. The pages of nobody's area begin at '/'. */
export const AreaHome = createContext('/');

/** The start of the area that a screen is shown in; a screen of a subject leads to its neighbours from there. */
export const useHome = () => useContext(AreaHome);
