/** Workers have no local storage; it is declared because modules of the device's database use it in functions that only pages call. */
declare const localStorage: {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};
