import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './print.css';

type Props = {
  /** What is printed, in units of paper: mm and pt. */
  children: ReactNode;
};

/** While this is mounted, the browser prints only this; on screen it is hidden. */
export function PrintSheets({ children }: Props) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['print'] = '';
    return () => {
      delete dataset['print'];
    };
  }, []);
  return createPortal(<div data-print-sheets="">{children}</div>, document.body);
}
