import { joinNames } from '../src/domain/naming.ts';
import { aloudParagraphs, type Step } from '../src/domain/step.ts';
import type { TellingRequest } from '../src/domain/telling.ts';

/** A whole told adventure as a page of Markdown: what is read aloud as quotes, the adult's part as plain text. */
export function markdownOf(request: TellingRequest, told: readonly Step[], summary: string, command: string): string {
  const players = request.children.map(({ name, age }) => `${name} (${age})`);
  const things = request.place.items.join(', ');
  const head = [
    `# ${told[0]?.step ?? 'An adventure'}`,
    `*For ${joinNames(players)}, with ${request.adultName} (${request.participation} part). ${request.place.name}: ${things}.*`,
    `Told by the storyteller on the device: \`${command}\` printed it, and nothing was changed by hand. When packs are added, the same seed tells another story.`,
    'What stands in a bar is read aloud; the rest is for the adult.',
  ];
  const steps = told.flatMap((step, index) => [`## ${index + 1}. ${step.step}`, ...stepParts(step, request)]);
  return `${[...head, ...steps, '---', summary].join('\n\n')}\n`;
}

function stepParts(step: Step, request: TellingRequest): string[] {
  const lead = request.children.find((child) => child.id === step.lead)?.name;
  const minutes = step.minutes === undefined ? [] : [`about ${step.minutes} min`];
  const facts = [
    ...minutes,
    ...(step.energy === undefined ? [] : [`energy ${step.energy} of 5`]),
    ...(lead === undefined ? [] : [`${lead} leads`]),
  ];
  const list = (title: string, lines: readonly string[] | undefined) =>
    lines === undefined || lines.length === 0 ? [] : [`**${title}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`];
  return [
    `*${facts.join(' · ')}*`,
    ...aloudParagraphs(step)
      .map((paragraph) => `> ${paragraph}`)
      .reduce<string[]>((all, one) => [all.length === 0 ? one : `${all[0]}\n>\n${one}`], []),
    ...(step.preparation === undefined ? [] : [`**Before you start.** ${step.preparation}`]),
    // Lines within a paragraph are lines: who does what stands below each other.
    ...(step.action === undefined ? [] : [step.action.replaceAll(/(?<!\n)\n(?!\n)/g, '  \n')]),
    ...list('While they play', step.cues),
    ...list('Safe', step.safety),
    ...list(step.type === 'ending' ? '' : 'They may choose', step.options),
    ...(step.notes === undefined ? [] : [`✎ *The adult notes: ${step.notes}*`]),
  ];
}
