import {
  BedDouble,
  Boxes,
  Eye,
  Feather,
  Fence,
  Footprints,
  Handshake,
  HouseHeart,
  Lightbulb,
  MessagesSquare,
  Palette,
  PartyPopper,
  PenLine,
  RollerCoaster,
  School,
  Sofa,
  Trees,
  Trophy,
  VenetianMask,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ActivityLevel,
  activityLevels,
  customLocation,
  environments,
  type ParticipationLevel,
  type PlayStyle,
  type PredefinedEnvironment,
  participationLevels,
  playStyles,
} from '../../../domain/catalog.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { selectorWords } from '../../../messages/selector/selector.ts';
import { catalogWords } from '../../../messages/shared/catalog.ts';
import type { RadioCard } from '../../../ui/RadioCards/RadioCards.tsx';
import { shorten } from '../texts.ts';

/** The options of the catalog as cards: an icon, a name, and an explanation. */

const participationIcons: Record<ParticipationLevel, ReactNode> = {
  observer: <Eye />,
  minimal: <MessagesSquare />,
  moderate: <VenetianMask />,
  full: <PartyPopper />,
};

export function participationCards(): RadioCard<ParticipationLevel>[] {
  const { participation, participationMeanings } = catalogWords.get();
  return participationLevels.map((level) => ({
    value: level,
    title: participation[level],
    meaning: participationMeanings[level],
    icon: participationIcons[level],
  }));
}

const placeIcons: Record<PredefinedEnvironment, ReactNode> = {
  backyard: <Fence />,
  park: <Trees />,
  'living-room': <Sofa />,
  bedroom: <BedDouble />,
  classroom: <School />,
  basement: <Boxes />,
  playground: <RollerCoaster />,
};

/** Cards for the predefined places, the family's own, and a custom one. */
export function placeCards(saved: readonly Environment[]): RadioCard<string>[] {
  const t = selectorWords.get();
  const { places, placeMeanings } = catalogWords.get();
  return [
    ...environments.map((place) => ({
      value: place,
      title: places[place],
      meaning: placeMeanings[place],
      icon: placeIcons[place],
    })),
    ...saved.map((place) => ({
      value: place.id,
      title: place.name,
      meaning: savedMeaning(place),
      icon: <HouseHeart />,
    })),
    { value: customLocation, title: t.custom, meaning: t.customMeaning, icon: <PenLine /> },
  ];
}

function savedMeaning(place: Environment): string {
  const said = place.description.trim() || place.space_details.trim() || place.available_items.join(', ');
  return said === '' ? selectorWords.get().ownPlace : shorten(said, 48);
}

const styleIcons: Record<PlayStyle, ReactNode> = {
  cooperative: <Handshake />,
  competitive: <Trophy />,
  creative: <Palette />,
  educational: <Lightbulb />,
};

export function styleCards(): RadioCard<PlayStyle>[] {
  const { styles, styleMeanings } = catalogWords.get();
  return playStyles.map((style) => ({ value: style, title: styles[style], meaning: styleMeanings[style], icon: styleIcons[style] }));
}

const levelIcons: Record<ActivityLevel, ReactNode> = {
  low: <Feather />,
  medium: <Footprints />,
  high: <Zap />,
};

export function levelCards(): RadioCard<ActivityLevel>[] {
  const { levels, levelMeanings } = catalogWords.get();
  return activityLevels.map((level) => ({ value: level, title: levels[level], meaning: levelMeanings[level], icon: levelIcons[level] }));
}
