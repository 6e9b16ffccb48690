import { percentOf } from '../../messages/controls.ts';
import { Slider, type SliderProps } from './Slider.tsx';

/** How large the words are that are read aloud, in steps that can be told apart; see `applyReadingScale`. */
export function ReadingScale(props: Pick<SliderProps, 'label' | 'value' | 'onValueChange'>) {
  return <Slider {...props} min={1} max={2} step={0.1} format={percentOf} />;
}
