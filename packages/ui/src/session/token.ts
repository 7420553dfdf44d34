const place = 'authToken';

/** The short-lived access token; every tab of the portal shares it. */
export const token = {
  read: () => localStorage.getItem(place),
  keep: (value: string) => localStorage.setItem(place, value),
  drop: () => localStorage.removeItem(place),
  /** Tells when another tab signed in or out. */
  onChange(listener: () => void) {
    const heard = ({ key }: StorageEvent) => {
      if (key === place || key === null) listener();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  },
};
