import type { EventKind } from './events.ts';

/** More English sentences that are said as a whole, in the form of `wholeSentenceRules`. */
export const moreSentenceRules: readonly (readonly [EventKind, 'made' | 'thing' | 'any', string])[] = [
  ['built', 'made', '(?:WHO )?(?:has )?(?:just |finally )?completed (?:his|her|their|the|our|an?) WHAT'],
  ['built', 'made', '(?:WHO )?(?:has |finally |just )*got (?:his|her|the|our|their) WHAT (?:built|finished|done|made|standing)(?= |$)'],
  [
    'built',
    'made',
    '^(?:so |and |ok |now |right )*(?:we|they) (?:now (?:have|have got|got)|(?:have|have got|got) now) (?:an? |our own |ourselves an? )WHAT',
  ],
  ['built', 'made', '^(?:so |and |ok |well |right )*now (?:we|they) (?:have|have got|got) (?:an? |our own )WHAT'],
  ['built', 'made', '\\bwe have got ourselves an? WHAT'],
  [
    'built',
    'made',
    '\\b(?:we|they) have (?:got )?an? WHAT (?:now|made of|made from|out of|(?:in|across|over|under|behind) (?:the|my|our) (?:living|kitchen|hall|hallway|lounge|landing|bedroom|sofa|couch|table|stairs|front))',
  ],
  [
    'built',
    'made',
    '\\bthere is (?:now )?an? WHAT (?:now$|(?:in|across|over|under|behind|between) (?:the|my|our) (?:living|kitchen|hall|hallway|lounge|landing|bedroom|sofa|couch|table|stairs|front))',
  ],
  [
    'built',
    'made',
    '^(?:ok |so |now |and |right )*(?:the|our) WHAT (?:is|was) (?:now |made of |made from |just )?(?:an? |two |three |four |the |my |some |mums |dads |our |all )+(?:\\S+ )?(?:planks?|chairs?|cushions?|blankets?|box|boxes|sofa|couch|pillows?|sheets?|rug|towels?|basket|table|duvet|ironing board|broom|cardboard|bed|bunk bed|stools?|mattress)(?= |$)',
  ],
  ['named', 'any', '(?:(?:the|our|his|her|their) |^)WHAT is now (?:officially )?(?:the )?CAPITAL(?= ,|$)'],
  ['named', 'any', 'NAME is (?:the name of|what (?:they|we|he|she) (?:call|called|named|have called)) (?:the|our|his|her|their) WHAT'],
  [
    'named',
    'thing',
    '(?:WHO )?(?:agreed on|decided on|chose|picked|settled on|went with|voted for) (?:the name )?NAME (?:for|as (?:a |the )?name (?:for|of)) (?:the|our|his|her|their) WHAT',
  ],
  [
    'named',
    'thing',
    'WHO (?:insists?|insisted|announced|declared|reckons|decides) (?:that )?(?:his|her|their|the) WHAT is (?:named|called) NAME',
  ],
  ['named', 'any', '^(?:the |our )?WHAT = (?:the )?CAPITAL(?= ,|$)'],
  ['named', 'any', '^(?:our |the |their )?(?=team |gang |crew )WHAT name (?:is|,) (?:the )?NAME'],
  ['found', 'thing', '(?:WHO )?(?:has |have )?got (?:the|his|her|their|our) WHAT back(?= ,|$| from| at)'],
  [
    'found',
    'thing',
    '^(?:and |so |in the end )?the (?=(?:\\S+ )?(?:treasure|key|keys|gold|gem|jewels?|egg|crown|ring|chest|coin) )WHAT (?:was|were|turned out to be|had been) (?:hiding |hidden )?(?:all along )?(?:in|under|behind|inside|on top of) (?:the|my|our|his|her|a|mums|dads)',
  ],
  [
    'lost',
    'thing',
    '(?:WHO )?(?:forgot|forgotten|can not remember|does not remember|does not know) where (?:he|she|they|we|it) (?:hid|put|left|buried|is) ?(?:the|our|their|his|her)? ?WHAT',
  ],
  [
    'lost',
    'thing',
    '(?:someone|somebody|the dog|the cat|dog|cat|the baby) (?:has |must have )?(?:took|taken|stole|stolen|nicked|pinched|swiped) (?:the|our|their|his|her) WHAT',
  ],
  ['lost', 'thing', '(?:no one|nobody) (?:knows|can remember|remembers) where (?:the|our|their|his|her) WHAT (?:is|went|has gone)'],
  ['lost', 'thing', '(?:nobody|no one|none of us) can find (?:the|our|their|his|her) WHAT(?= ,|$| any)'],
  ['lost', 'thing', '(?:no|zero) sign of (?:the|our|their|his|her) WHAT(?= ,|$| any)'],
  ['lost', 'thing', '(?:WHO )?let go of (?:the|our|their|his|her) WHAT (?:and|,) (?:it|so)'],
  [
    'lost',
    'thing',
    'WHO (?:has )?(?:broke|broken|snapped|ripped|tore|squashed|popped|sank|smashed|wrecked) (?:his|her) WHAT(?= ,|$| by| when| and| so| in)',
  ],
  [
    'became',
    'any',
    'WHO (?:is |was |has |had )?(?:played|plays|playing|stepped into|steps into|landed|had|has|got|bagged|nabbed|won|given|in) the (?:part|role|job) of (?:the |an? )?WHAT',
  ],
  ['became', 'any', "^(?:so |and |now |our |the |today's )*WHAT (?:(?:is|was) (?:now )?(?:being )?played by|=) (?:the )?WHO(?= ,|$|\\b)"],
  [
    'became',
    'any',
    '(?:got|persuaded|convinced|talked|roped|drafted|enlisted) (?:in )?(?:our |the |his |her |their |my )?WHO (?:to|into|in|in to) (?:be|being|play|playing|as) (?:as )?(?:the |an? )?WHAT',
  ],
  ['became', 'any', 'the (?:role|part|job) of (?:the )?WHAT (?:went|goes|has gone) to WHO'],
  [
    'joined',
    'any',
    "(?:roped|dragged|pulled|drafted|dragooned|lured|brought|let) (?:(?:our|the|his|her|their|my|in|\\S+ 's) ){0,2}?(?:\\S+ )?WHO (?:in|into it|into the game|into this|into playing|on board)(?= ,|$| too| for| as well| now)",
  ],
  ['joined', 'any', '(?:roped|drafted) in (?:(?:our|the|his|her|their|my) )?(?:\\S+ )?WHO(?= ,|$| too| for| now)'],
  [
    'joined',
    'any',
    '(?:got|persuaded|convinced|talked|coaxed|nagged|bribed|forced|pestered) (?:(?:our|the|his|her|their|my) )?(?:\\S+ )?WHO (?:to|into) (?:join|joining|play|playing|taking part|take part)(?= ,|$| in| us| too| with| along| as well)',
  ],
  [
    'joined',
    'any',
    '(?:recruited|enlisted|press ganged|signed up) (?:(?:our|the|his|her|their|my) )?(?:\\S+ )?WHO(?= ,|$| too| for| into| to| now)',
  ],
  [
    'left',
    'any',
    "WHO 's (?:mum|dad|mom|mam|nan|nana|gran|granny|grandma|grandad|grandpa|mummy|daddy|parents|auntie|aunt) (?:has |have )?(?:picked (?:him|her) up|collected (?:him|her)|came (?:for|to (?:get|collect|fetch|pick up)) (?:him|her)|(?:is|are) here (?:for|to (?:get|collect|fetch)) (?:him|her)|took (?:him|her) home)",
  ],
  ['left', 'any', '(?:^|, |and |now |so )(?:lost WHO to|minus WHO(?= ,|$| now)|without WHO now|bye(?: bye)? WHO)(?= |$)'],
  [
    'left',
    'any',
    'WHO (?:has |had )?(?:preferred|prefers|would rather (?:watch|play with|do|be)) (?:the |his |her |on the )?(?:telly|tv|ipad|tablet|lego|phone|xbox|switch)',
  ],
  [
    'left',
    'any',
    'WHO (?:has|had) (?:a |an |his |her )?(?:\\S+ )?(?:football|ballet|swimming|judo|piano|party|dentist|homework|training|practice|rehearsal|karate|gymnastics|lesson|scouts|cubs|brownies|beavers) (?:now|so)(?= |$)',
  ],
  ['left', 'any', 'WHO (?:has |had )?(?:ditched|abandoned|deserted) (?:us|me|ship|him|her|them)(?= |$)'],
  [
    'left',
    'any',
    'WHO (?:has |had |is )?(?:jumped ship|backed out|said (?:bye|goodbye|good ?night)(?: and (?:left|went))?(?= ,|$)|called (?:in|away|home) (?:for|to)|been called (?:in|away|home)|done (?:for the (?:day|night)|playing|with (?:it|this|the game)))(?= |$)',
  ],
  [
    'moved-place',
    'any',
    '(?:change of (?:location|scene|scenery|venue|place|setting)|new (?:location|venue|setting|place)|location|venue|setting) (?:, |to |now |is |it is |its |we are |they are |out |in |on |at |the |our |today )*PLACE(?= ,|$| now| today| because| cos)',
  ],
  [
    'moved-place',
    'any',
    '(?:whole lot|whole thing|everything|everyone|game|story|action|adventure|kids|they|we|all|both) (?:has |have |all |then |just )?(?:spilled|spilt|piled|bundled|trooped|ventured|crammed|squeezed|crowded|tumbled|marched|paraded|shuffled|poured|escaped|drifted|settled) (?:(?:out|in|into|onto|to|over|up|down|outside|inside|back|on) )+(?:the |our |my )PLACE(?= ,|$| now| for| because| cos| and)',
  ],
  [
    'wants',
    'thing',
    'WHO (?:is |keeps |was |has |kept )?(?:asks?|asked|asking|wonders|wondering|wondered) (?:if|whether) (?:there (?:could|can|will|would|might|is going to) be|(?:we|they|he|she|you|it) (?:can|could|will|might) (?:please )?(?:have|meet|see|get|add|include)) (?:an? |some |more |the )?WHAT',
  ],
  [
    'wants',
    'thing',
    'WHO (?:is |keeps |was |has |kept )?(?:asks?|asked|asking|wonders|wondering|wondered) (?:if|whether) (?:an? |the |some )WHAT (?:can|could|will|might) (?:come|appear|be|join|turn up)',
  ],
  [
    'wants',
    'thing',
    'WHO (?:is |keeps |was |has |kept )?(?:asks?|asked|asking|wonders|wondering|wondered) (?:where|when) (?:the|an?) WHAT (?:is|are|comes|gets|will|turns|appears|went)',
  ],
  [
    'wants',
    'thing',
    'WHO (?:is |was |has been )?(?:dying|desperate|itching|longing|keen|eager|hoping|hopes|excited|really|looking forward|(?:can|could) not wait|would like) to (?:meet|meeting|see|seeing|ride|fight|find|request|have) (?:an? |some |more |the )WHAT',
  ],
  [
    'wants',
    'thing',
    'WHO (?:is |has |was )?(?:voted|votes|vote|wanting|after|begging|asked|keen on|set on|all about|mad for|mad about|crazy about|crying out for|pining for) (?:for )?(?:an? |more |some )WHAT',
  ],
  ['wants', 'thing', 'WHO (?:votes|voted) (?:for )?WHAT(?= ,|$)'],
  [
    'wants',
    'thing',
    'WHO (?:needs|wants|requested|has requested|asked for|demands|is demanding|has asked for|keeps asking for|keeps asking about|kept asking for|will not stop asking for) (?:more|the) WHAT(?= ,|$| next| in| please| again| all)',
  ],
  [
    'wants',
    'thing',
    'WHO (?:says|said|thinks|reckons|insists|demands) (?:that )?(?:we|it|they|this|there|the story|next (?:one|time|bit))(?: really)? (?:needs?|should be|should have|must be|must have|has to have|has to be|ought to be|could do with) (?:an? |some |more )WHAT',
  ],
  [
    'wants',
    'thing',
    '^(?:please |pls |can you |could you |maybe |perhaps |and |next time |can we |could we |we )*(?:add|include|bring (?:in|back)|let us have|give us|throw in|we need|do|need|needs|have) (?:us )?(?:an? |some |more |the )WHAT(?= ,? ?(?:please|pls|next|back)| in (?:it|the|this))',
  ],
  [
    'wants',
    'thing',
    '^(?:please |pls |can you |could you |maybe |perhaps |and |next time )*(?:add|include|bring back|let us have) (?:an? |some |more |the )WHAT(?= ,|$)',
  ],
  [
    'wants',
    'thing',
    '^(?:story |next one |next bit |it |this |game |adventure )?needs (?:more )?(?:an? |some )?(?=(?:\\S+ )?(?:dragons?|unicorns?|robots?|monsters?|mermaids?|pirates?|dinosaurs?|fairies|fairy|princess(?:es)?|knights?|witch(?:es)?|wizards?|aliens?|ghosts?|trolls?|giants?|animals?|cats?|dogs?|castles?|rockets?|explosions?|zombies?|ninjas?|horses?|magic|treasure)(?= |$))WHAT',
  ],
  ['wants', 'thing', '^(?:and )?(?:an? |some |more )WHAT next(?: time| one)?(?= ,|$| please| pls| maybe)'],
  ['wants', 'thing', '^(?:and |so )?(?:how|what) about (?:an? |some |more )WHAT(?= ,|$| next| in)'],
  ['wants', 'thing', '^(?:special )?requests? (?:for |, |from \\S+ for |from \\S+ , )(?:an? |more |some )?WHAT(?= ,|$| please| next)'],
  [
    'wants',
    'thing',
    '(?:they|kids|both) (?:are |have |all |both )*(?:asked for|asking for|keep asking for|want|voted for|requested|begging for) (?:the )WHAT (?:back|again)',
  ],
  [
    'wants',
    'thing',
    '(?:they|kids|both) (?:are |have |all |both )*(?:keep asking for|keep asking about|keeps asking for|kept asking for) (?:the |an? |more )?WHAT',
  ],
  ['wants', 'thing', '^(?!no |not |less |enough )(?:next time )?(?:an? |more |some )?WHAT (?:requested|wanted|please)(?: by WHO)?(?= ,|$)'],
];
