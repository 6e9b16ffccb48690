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
  activityLevelInfo,
  activityLevels,
  customLocation,
  environmentInfo,
  environments,
  type ParticipationLevel,
  type PlayStyle,
  type PredefinedEnvironment,
  participationInfo,
  participationLevels,
  playStyleInfo,
  playStyles,
} from '../../domain/catalog.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { RadioCard } from '../../ui/RadioCards/RadioCards.tsx';
import { shorten } from './texts.ts';

/** The options of the catalog as cards to tap: a picture, a name, and what it means. */

const participationIcons: Record<ParticipationLevel, ReactNode> = {
  observer: <Eye />,
  minimal: <MessagesSquare />,
  moderate: <VenetianMask />,
  full: <PartyPopper />,
};

export const participationCards: readonly RadioCard<ParticipationLevel>[] = participationLevels.map((level) => ({
  value: level,
  title: participationInfo[level].name,
  meaning: participationInfo[level].meaning,
  icon: participationIcons[level],
}));

const placeIcons: Record<PredefinedEnvironment, ReactNode> = {
  backyard: <Fence />,
  park: <Trees />,
  'living-room': <Sofa />,
  bedroom: <BedDouble />,
  classroom: <School />,
  basement: <Boxes />,
  playground: <RollerCoaster />,
};

/** The seven places, the family's own, and one to describe. */
export function placeCards(saved: readonly Environment[]): RadioCard<string>[] {
  return [
    ...environments.map((place) => ({
      value: place,
      title: environmentInfo[place].name,
      meaning: environmentInfo[place].description,
      icon: placeIcons[place],
    })),
    ...saved.map((place) => ({
      value: place.id,
      title: place.name,
      meaning: savedMeaning(place),
      icon: <HouseHeart />,
    })),
    { value: customLocation, title: 'Custom location', meaning: 'Anywhere else: describe it', icon: <PenLine /> },
  ];
}

function savedMeaning(place: Environment): string {
  const said = place.description.trim() || place.space_details.trim() || place.available_items.join(', ');
  return said === '' ? 'A place of your own' : shorten(said, 48);
}

const styleIcons: Record<PlayStyle, ReactNode> = {
  cooperative: <Handshake />,
  competitive: <Trophy />,
  creative: <Palette />,
  educational: <Lightbulb />,
};

export const styleCards: readonly RadioCard<PlayStyle>[] = playStyles.map((style) => ({
  value: style,
  title: playStyleInfo[style].name,
  meaning: playStyleInfo[style].meaning,
  icon: styleIcons[style],
}));

const levelIcons: Record<ActivityLevel, ReactNode> = {
  low: <Feather />,
  medium: <Footprints />,
  high: <Zap />,
};

export const levelCards: readonly RadioCard<ActivityLevel>[] = activityLevels.map((level) => ({
  value: level,
  title: activityLevelInfo[level].name,
  meaning: activityLevelInfo[level].meaning,
  icon: levelIcons[level],
}));
