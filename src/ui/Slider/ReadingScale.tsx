import { percentOf } from '../../messages/shared/controls.ts';
import { Slider, type SliderProps } from './Slider.tsx';

/** The size of the text to read aloud, in steps large enough to notice; see `applyReadingScale`. */
export function ReadingScale(props: Pick<SliderProps, 'label' | 'value' | 'onValueChange'>) {
  return <Slider {...props} min={1} max={2} step={0.1} format={percentOf} />;
}
