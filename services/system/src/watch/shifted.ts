/** A moment as it is called after the clock was set by so many milliseconds. */
export const shifted = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
