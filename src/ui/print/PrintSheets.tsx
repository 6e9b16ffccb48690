import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './print.css';

type Props = {
  /** What is printed, in the sizes of paper: mm and pt. */
  children: ReactNode;
};

/** While this is there, the browser prints it and nothing else of the page; on screen it is not to be seen. */
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
