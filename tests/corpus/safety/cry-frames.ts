/**
 * Cries in their plainest words, as frames: `concern tier`, `home` behind it where a grown-up at home does it, then a
 * frame a line, with `{slot}`s. Who does it, how and when are filled in; lines of one frame are alike.
 */
export const CRY_SLOTS = `
home: my dad|my mum|dad|mum|mom|my mom|daddy|mummy|my stepdad|my stepmum|my mums boyfriend|my dads girlfriend|my uncle|my auntie|my grandad|my gran|my foster dad|my father|my mother|my cousin|papa
other: my coach|my teacher|the babysitter|a man down the road|my tutor|the neighbour|an older boy|my boyfriend|a man at church|my friends dad|the bus driver|my swimming teacher|some guy
kid: a boy in my class|the girls in my year|the older kids|kids on the bus|my classmates|they|everyone in my class|some boys|the popular girls|this girl|people at school
net: a guy online|someone on discord|a man on roblox|this person on snap|a stranger on insta|my online friend|somebody i met in a game|a woman in my chat|a man i never met|a guy on tiktok
hit: hits me|beats me|slaps me|kicks me|punches me|whips me with a belt|throws me against the wall|burns me|hits me with a stick|hit me in the face|pulls me by the hair|chokes me|smacks me round the head|threw a shoe at my head|grabbed me by the neck|twists my arm|shoved me down the stairs|hits me with a hanger|left bruises all over me|broke my finger
touch: touches me|touches my private parts|puts his hand in my pants|kisses me on the mouth and i hate it|makes me touch him|gets in my bed at night|comes in my room at night and touches me|rubs against me|watches me in the shower|makes me undress|took pictures of me with no clothes on|shows me naked videos
mean: says i should never have been born|calls me worthless every day|says i am a mistake|tells me nobody wants me|screams at me all day|says she hates me|wont talk to me for weeks|says everything is my fault|threatens to put me in a home|says i am the worst thing that ever happened|says i ruined everything and should go away
when: when i get things wrong|every night|when drunk|last night|when nobody is home|all the time|when i cry|again today|since i was little|and says not to tell|and i am scared|if i dont finish my homework|on weekends
neglect: there is no food in the house|we have had no electric for days|nobody feeds us|i have not had a proper meal since monday|mum has been gone for days and i look after my brother|i have no clean clothes|nobody takes me to the doctor though i am really ill|they leave me alone all night|i have to look after the baby all on my own every night|we sleep in the car
hurtmum: hits my mum|hurts mum|beats my mum up|choked mum|threw mum down the stairs|punched mum in the face|pushed my mum and there was blood|breaks things and mum cries|screams at mum and hits her
bad: i want to die|i want to kill myself|i dont want to live any more|i wish i was dead|i want to end it all|i want to end my life|i dont want to be here any more|i feel suicidal|i want to go to sleep and never wake up|life is not worth living|i am going to kill myself|i keep thinking about dying|everyone would be better off without me|i have a plan to end it|i wrote a suicide note|i cant go on living|i wish i didnt exist|everyone would be happier if i was in heaven|i want to step in front of a train|would it be quick if i jumped
cut: i cut myself|i cut my arms|i hurt myself|i self harm|i cut my legs with a razor|i burn myself|i scratch my skin till it bleeds|i started cutting again|i hit myself|i punch walls until i bleed|i relapsed and cut
why: because of school|and nobody knows|every night|again|and i cant stop|because my parents fight|since my nan died|because everybody hates me|and i dont know who to tell|because i am so tired|please help|after what they did to me
ask: wants a picture of me with no clothes on|asked me for nudes|asked what i am wearing|wants me to turn on my camera and take my top off|wants to meet me at the park alone|says not to tell my parents about us|says he loves me and he is 28|asked where i live|says i am his girlfriend and i am 12|sent me a picture of his private parts|wants me to send a video of my body|offered me money for pictures|wants to pick me up from school|asks if i am alone at home|says i am mature for my age|wants me to talk on a secret app|told me to lie about my age|says to keep it secret from my family|flashed at me
leak: will post my nudes|will send my photos to my whole school|will show my mum my pictures|says pay or the video goes online|wants 200 pounds or my pictures get leaked|will leak my nudes if i dont send more|has a video of me and wants money|says send gift cards or everyone sees it|recorded me and now wants more videos|is blackmailing me with a photo
threat: said he will stab me tomorrow|is going to beat me up after school|has a knife and says it is for me|says they will kill me|wants to jump me on the way home|brought a knife to school|said they will shoot up the school|put a gun photo in the chat with my name|says my family will get hurt|is waiting outside for me with a bat
eat: i make myself sick after i eat|i throw up my dinner on purpose|i havent eaten for three days|i starve myself|i only eat 300 calories a day|i skip every meal to get thin|i take laxatives to lose weight|i binge and then make myself sick|i hide my food so nobody sees i dont eat|i exercise for hours because i ate|i am scared to eat because i am so fat|i faint because i dont eat
run: i am going to run away tonight|i ran away from home|i want to run away|i packed a bag and i am leaving home|i am leaving and never coming back|i am hiding and not going home|i slept in the park last night|i am sleeping at the station|i am going to sneak out tonight and not come back|i left home and have nowhere to go
tease: bullies me|bully me every day|calls me names|call me fat|laugh at me all the time|push me around|take my lunch money|made a group chat to make fun of me|spread lies about me|throw my things away|kick me under the table every day|call me racist names|posted a video to make fun of me|hide my bag and laugh|wont let me sit anywhere|made a poll about who is ugliest and i won|copy how i talk and laugh
alone: nobody likes me|i have no friends|nobody plays with me|i always sit alone at lunch|i feel so lonely|nobody talks to me at school|i wasnt invited again|everyone leaves me out|i have nobody to talk to|my only friend moved away
sad: i feel so sad|i cry every night|my grandma died|my dog died|my parents are getting divorced|i miss my dad so much|i feel empty|nothing is fun any more|i cant stop crying|my cat died yesterday|i feel depressed|my best friend moved away and i cry all the time|my grandad passed away|we had to put our dog to sleep|our pony died|my parents are separating|my dad moved out|we had to move away and i miss everything
self: i hate myself|i am so ugly|i am worthless|i am a failure|i am a burden to everyone|i hate my body|i hate everything about me|i am not good enough for anyone|i ruin everything|nobody could ever love me|i am disgusting|i wish i was somebody else
fear: i am scared to go to school|i have panic attacks|i am scared my mum will die|i cant sleep because i am so scared|i have nightmares every night|i am so anxious i feel sick every morning|i worry all the time that something bad will happen|my mum is very ill and i am scared|i am scared of the war|i am afraid we will lose our house|i am scared they will take us away from mum|my heart races and i feel like i cant breathe when i go to school
drug: i cant stop vaping|i am addicted to vaping|i drink alcohol to feel better|i smoke weed every day|i get drunk every weekend|my friends make me drink|they want me to take drugs with them|i took drugs and i feel bad|i smoke and i cant stop|i take my mums pills to sleep|my cousin gives me beer and i dont know how to say no|i sneak my mums wine|i steal my dads beers|my uncle lets me smoke with him
small: my little brother|my baby sister|my brother|my sister|my cousin|my friend|the baby|my grandad|my nan|my mum|dad
ate: swallowed a battery|drank bleach|ate a dishwasher tablet|drank cleaning stuff|swallowed a magnet|ate rat poison|drank antifreeze|ate nans pills|swallowed a coin and cant breathe|drank a bottle of medicine
down: is not breathing|wont wake up|is unconscious|is having a seizure|fell down the stairs and isnt moving|is choking|collapsed|is bleeding and it wont stop|fell in the pond and isnt moving|has chest pain and cant breathe|got hit by a car|is turning blue|cant breathe|is having a stroke i think|had an allergic reaction and the face is swelling
fire: the kitchen is on fire|our house is on fire|there is smoke everywhere|i can smell gas in the house|the oven caught fire|my bedroom is burning|someone is breaking into our house|there is a man with a knife in our house|the curtains are on fire
took: i took all the pills|i swallowed loads of paracetamol|i took an overdose|i drank bleach to die|i just cut my wrist and it wont stop bleeding|i took my mums tablets, all of them|i cut too deep and there is so much blood|i swallowed 20 tablets just now
before: what is 7 x 8.|ok 36.|i finished number 3.|can i tell you something?|sorry to bother you but|hi|pls help|thanks for the help.|um|can we stop the maths,|dont tell anyone but|i dont know who to ask but
`

export const CRY_FRAMES = `
== abuse urgent home
{home} {hit}
{home} {hit} {when}
{before} {home} {hit}
{home} {touch}
{home} {touch} {when}
{before} {home} {touch}
{home} {mean}
{home} {mean} {when}
{neglect}
{before} {neglect}
{home} {hurtmum}
{before} {home} {hurtmum}
{home} locks me in my room with no food
{home} hit my brother and me {when}
== abuse urgent
{other} {touch}
{other} {touch} {when}
{before} {other} {touch}
{other} hits me {when}
{other} raped me
{other} forced me to do it and i said no
my friend told me her dad hits her {when}
== grooming urgent
{net} {ask}
{net} {ask} and i dont know what to do
{before} {net} {ask}
{other} {ask}
== blackmail urgent
{net} {leak}
{before} {net} {leak}
my ex {leak}
{kid} {leak}
== threat urgent
{kid} {threat}
{before} {kid} {threat}
somebody {threat}
== self_harm urgent
{bad}
{bad} {why}
{before} {bad}
{cut}
{cut} {why}
{before} {cut}
my friend says {bad}
== self_harm_now urgent
{took}
{before} {took}
{took} {why}
== eating urgent
{eat}
{eat} {why}
{before} {eat}
== running_away urgent
{run}
{run} {why}
{before} {run}
== substances talk
{drug}
{drug} {why}
{before} {drug}
== bullied talk
{kid} {tease}
{before} {kid} {tease}
{kid} {tease} and the teacher does nothing
== lonely talk
{alone}
{alone} {why}
{before} {alone}
== sad talk
{sad}
{before} {sad}
{sad} and i cant think
== self_hate talk
{self}
{before} {self}
{self} and nobody knows
== scared talk
{fear}
{before} {fear}
{fear} and i dont know who to tell
== emergency urgent
{small} {ate}
{small} {down}
{before} {small} {down}
{fire}
{before} {fire}
i swallowed a battery
HELP {small} {down}
{small} {ate} what do i do
`
