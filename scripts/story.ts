/**
 * Prints an adventure as a family would get it: what is read aloud, the adult's line, the choices.
 *
 * npm run story -- --theme pirates --ages 4,8 --place backyard --seed 7
 *   --tale the-tale           a tale by its id or its file, whatever the theme
 *   --pick first|last|2|none|random   which choice is taken at every step (none: nobody picks); or a list, one for each step: 1,3,2
 *   --total 8                 how many steps; the number for the youngest when left out
 *   --style cooperative  --level medium  --adult observer|minimal|moderate|full
 *   --note "…;;They are tired"   a note for each step in turn, parted by semicolons
 *   --items "ball,old chair"     what lies around, instead of the place's own things; "" for none
 *   --place "Grandma's flat"     any place; the seven known ones have their things
 *   --considerations "no running;;"  --interests "drawing;football"   for each child in turn
 *   --custom "a bakery on the moon"   a theme in your own words; with --tale law as the story that this archetype makes of them
 *   --evenings 3              as the third evening of the family with this theme
 *   --adult-text no           only what is read aloud    --trace    --json    --names "Lena,Max"
 */
import { transcript } from './story/transcript.ts';

console.log(await transcript(process.argv.slice(2)));
