/**
 * What a child may say when it is in danger, and what only sounds like it. The lines between the two marks below are
 * plain text: whoever finds a sentence that isn't heard adds a line, no TypeScript needed. The tests read it and name
 * the line that can't be understood. After new words, run the tests of this folder with `-u` once: they renew the list
 * of right words that must not be taken for a misspelling of these.
 *
 * How it is read: a message is cut into sentences; each word is brought to its right spelling (a slip or two is
 * forgiven), `shorthand` is written out (I'm: I am), `fillers` are left out, and everybody who is named becomes one of
 * @home (a grown-up of the child's home or family), @adult (anybody else), @kid, @sibling, @friend. So write rules in
 * full, right words, without fillers ("really", "always"), and with `do not` for "don't".
 *
 *   # …          a note
 *   a/b          one word or the other          word?     may be missing
 *   @name        any word of that class         !word     anything but that follows
 *   ..           up to three other words        ...       up to seven; neither skips a "not" or a person
 *   ^ and $      begin and end of the sentence  do_it     words that belong together, in classes and a/b
 *   %            a number                      *         any one word
 *   hit+         hit, hits, hitting (in classes: the regular forms of a verb)
 *   @someone     a person or he, she, they      @person   a person by name or role
 *   @outsider    a person who is not of the home
 *
 *   & a b -c     all of these near to each other, in any order, and no `c` in the sentence
 *
 * A group of rules begins with `-- concern tier`; `home` behind it: with nobody named it is somebody at home; `anyway`:
 * in stories, games and lessons too.
 */
export const WORDS = `
== shorthand
im iam ima i'm imm = i am
ive iv = i have
id = i would
dont dnt don doesnt doesn dosent dosnt dont't didnt didn didint duznt dunt = do not
cant cannot cnt cannot carnt cudnt couldnt = can not
wont wouldnt woudnt shouldnt shant = will not
isnt aint arent wasnt werent = is not
havent havnt hasnt hadnt = have not
wanna wana wonna wnna wannna wnt = want to
gonna gunna gona gna finna imma boutta tryna = going to
gotta = have to
hafta = have to
lemme = let me
gimme = give me
u ya yu = you
ur yr youre = your
r = are
n nd = and
y = why
bc cuz cos coz becuase becoz becos bcos bcs bcause cus cause = because
w = with
b = be
ppl peeps pple = people
sm1 some1 sum1 sumone somone = someone
no1 noone nowun = nobody
no-one = nobody
any1 anyone = anybody
every1 evry1 everyone = everybody
evrybody evryone = everybody
somebody = someone
hes = he is
shes = she is
theyre thier there = they are
thats = that is
whats = what is
theres = there is
whos = who is
its = it is
idk = i do not know
idc = i do not care
ily = love you
kms kmself kmsing = kill myself
kys = kill yourself
ctb = kill myself
unalive unaliving unalived = kill
sui suey sewerside sewercide sewerslide suicidle = suicide
sh = self harm
selfharm selfharming = self harm
ed = eating disorder
ana = anorexia
mia = bulimia
gf = girlfriend
bf = boyfriend
bff bffs = friend
m8 = mate
h8 h8s = hate
b4 = before
l8 = late
str8 = straight
tmrw tmr tmrow tomoz 2moro 2morrow tmw = tomorrow
2nite tonite 2night = tonight
2day = today
sumtimes somtimes = sometimes
wat wot = what
wen = when
wiv wif = with
da = the
teh = the
dat = that
dis = this
mi = my
wun = one
sed = said
fink = think
nuffin nuffink nothin nuthin = nothing
sumfin sumthing smth smthn sth somethin = something
evrything = everything
skool scool skl = school
frend freind frends freinds = friend
tel = tell
hert hirt hrut hurst = hurt
wud wuld = would
cud = could
shud = should
luv = love
nite = night
rite = right
lyf lyfe = life
dye = die
kil kll kiil = kill
hav haz = have
hapyer happyer = happier
slef sefl = self
myslef mysefl meself = myself
internet webcam skype = online
beter = better
dyeing dieing diying = dying
ded = dead
pls plz = please
thx = thanks
irl = in real life
dm dms dmed = message
msg msgs msgd texted txt txts = message
pic pics piccies picz pix = pictures
vid vids = video
snap snapchat sc insta instagram ig discord disc tiktok whatsapp telegram kik omegle roblox fortnite minecraft xbox playstation ps4 ps5 = online
meds med = medicine
paracetemol = paracetamol
mums = mum 's
mates = mate 's
besties = bestie 's
cousins = cousin 's
moms = mom 's
mams = mam 's
dads = dad 's
stepdads = stepdad 's
stepmums = stepmum 's
stepmoms = stepmom 's
fathers = father 's
mothers = mother 's
mummys mommys = mum 's
daddys = dad 's
friends = friend 's
friend's = friend 's
farther = father
mam's = mam 's
uncles = uncle 's
grandads = grandad 's
grandpas = grandpa 's
sisters = sister 's
brothers = brother 's
n**es n00ds noods = nudes
seggs segs secks = sex
grape graped graping = rape
teacher's = teacher 's
bein = being
bin = been
doin = doing
gettin = getting
goin = going
tryin = trying
feelin = feeling
nowon = nobody
nans = nan 's
nanas = nana 's
grans = gran 's
grandmas = grandma 's
aunties = auntie 's
od od'd = overdosed
tabs = tablets
nun = none
weres = where is
becaus = because
tuch = touch
tuches tuchis = touches
luvs = loves
lyk lik liek = like
likeme = like me
alot = lot
everytime = every time
any_more = anymore
tho = though

== fillers
really rly rlly very just always often still actually literally kinda sorta lowkey highkey basically honestly tbh
rn lol lmao omg omfg please ever even quite totally absolutely constantly usually probably already suddenly
ngl fr frfr istg bruh bro wtf ugh um umm erm er uh hmm oh
simply truly seriously completely definitely secretly frequently repeatedly nearly almost properly accidentally
regularly sometimes

== classes
@person-adjective = big little older younger elder eldest youngest old young new best creepy weird random drunk real own bad mean nice whole same strange scary tall baby half adopted biological birth ex former awful horrible stupid nasty fake grown 12 13 14 15 16 17 18 19 20 21 22 25 30 40 50 year_old teenage adult male female certain dear good close only year_6 year_7 year_8 year_9 year_10 twin english maths math pe science gym football swimming music piano dance karate church sunday next_door popular other different head famous
@home-he = dad daddy dada dadd papa pa poppa pop pops father stepdad stepfather step_dad step_father grandpa grandad grandfather granddad grampa gramps grandpapa pappy foster_dad foster_father uncle uncel great_uncle god_father godfather baba abba papi opa dadddy step_daddy old_man
@home-she = mum mummy mom mommy mama mam mammy ma mother stepmum stepmom stepmother step_mum step_mom step_mother grandma granny gran nan nana nanna nanny grandmother gramma foster_mum foster_mom foster_mother aunt auntie aunty aunti godmother mami mumma momma ammi oma mumm mumy momy mummi muma
@home-they = parents parent carer carers caregiver guardian guardians foster_parents foster_parent foster_carer foster_carers foster_family stepparent stepparents step_parents grandparents grandparent family folks fam rents grown_ups_at_home everybody_at_home someone_at_home people_at_home someone_in_my_family someone_in_our_family someone_in_my_house someone_i_live_with person_i_live_with people_i_live_with adults_at_home family_member host_family cousin cousins cousin_brother cousin_sister cousin_in_law step_cousin second_cousin brother_in_law sister_in_law uncle_in_law relative relatives relation nephew in_laws
@partner-he = boyfriend bf bloke fella husband hubby man fiance lover guy mister dude
@partner-she = girlfriend gf wife woman lady
@partner-they = partner other_half
@sibling-he = brother bro brothers stepbrother step_brother half_brother
@sibling-she = sister sis sisters stepsister step_sister half_sister
@sibling-they = sibling siblings twin twins step_sibling step_siblings
@kid-he = boy boys lad lads
@kid-she = girl girls
@kid-they = kid kids children child pupil pupils student students classmate classmates class people_at_school people_in_my_class people_in_school group_of_kids group_of_boys group_of_girls gang sixth_former sixth_formers teenager teenagers teammates team_mates prefect bus_kids year_6s year_7s year_8s year_9s year_10s year_11s everybody_at_school everybody_in_my_class everybody_in_class everybody_in_school everybody_in_my_year whole_class whole_school
@friend-they = friend bestie besties mate mates pal buddy best_friend friend_group
@adult-he = man men guy guys priest vicar imam pastor father_john mr sir bloke uncle_tom janitor caretaker dude boyfriend lodger driver landlord weirdo pervert paedo pedo peado perv bus_driver taxi_driver
@adult-she = woman lady women mrs ms ma'am girlfriend nurse dinner_lady
@adult-they = teacher teachers coach coaches tutor stranger strangers neighbour neighbor neighbours neighbors babysitter baby_sitter childminder doctor dentist instructor principal headteacher headmaster trainer counsellor counselor person people someone adult adults grown_up grown_ups grownup grownups youtuber streamer gamer ex player user hacker catfish social_worker au_pair caretaker scout_leader youth_worker leader

@i = i
@my = my our
@we = i we
@beat = hit+ hitted beat+ beaten punch+ slap+ smack+ kick+ whip+ whack+ thump+ bash+ spank+ belt+ choke+ strangle+ stab+ burn+ burnt headbutt+ batter+ clobber+ beat_up beats_up beating_up beaten_up hit+ strike striking cane+ throttle+ scald+ bruise+ wallop+ assault+ attack+ hospitalise+ tased suffocate+ drown+ smother+
@swallowed = swallow+ swallowed drank drunk drinks drinking ate eaten eats eating gulped licked chewed bit_into is_drinking got_into has_had
@poison = bleach battery batteries magnet magnets weedkiller weed_killer petrol antifreeze detergent pod pods washing_pod washing_liquid washing_powder dishwasher_tablet dishwasher_tablets washing_tablet toilet_cleaner drain_cleaner oven_cleaner window_cleaner cleaning_stuff cleaning_spray rat_poison poison cleaning_fluid fluid chemical chemicals nail_varnish_remover nail_polish_remover white_spirit turps paint_thinner perfume hand_sanitiser sanitizer disinfectant dettol domestos lighter_fluid caustic blue_stuff from_under_the_sink slug_pellets ant_powder
@hardthing = glass nail needle coin coins screw marble marbles drawing_pin safety_pin pin staple earring ring lego bead beads key bolt button_battery something_sharp toothpick fish_bone bottle_top
@burnable = kitchen house flat home oven pan frying_pan bedroom room sofa bed curtain curtains garage shed building toaster microwave cooker stove christmas_tree jumper sleeve dress hair clothes car caravan bin chip_pan school
@harm = @beat hurt+ hurting hurted harm+ abuse+ torture+ injure+ abusive_to violent_to violent_towards violent_with rough_with 
@shove = push+ shove+ trip+ throw+ threw thrown drag+ grab+ grip+ yank+ pin+ pinned shake shakes shook shaking pull+ twist+ squeeze+ pinch+ scratch+ bite bites bit biting spit+ spat
@touched = touch+ grope+ molest+ feel_up feels_up felt_up fondle+ rub+ stroke+ lick+ kiss+ cuddle+ finger+ rape+ sexually_assaulted sexually_assaults sexually_abuses sexually_abused 
@private = private_parts private_part privates private_area private_places private_place willy winky penis dick cock boobs breasts boob chest bum butt bottom vagina fanny crotch genitals balls nipples thigh thighs pants knickers underwear underpants panties bra down_there between_my_legs inside_my_pants under_my_clothes under_my_shirt under_my_skirt noonie foof minnie hoo_ha pee_pee peepee wee_wee bits front_bottom bikini_area naughty_bits
@naked = naked nude nudes undressed without_clothes with_no_clothes no_clothes_on without_my_clothes in_my_underwear in_my_bra topless strip+ take_off_my_clothes take_my_clothes_off takes_my_clothes_off took_my_clothes_off take_off_my_top take_off_my_shirt take_off_my_pants sexy dirty rude inappropriate in_the_bath in_the_shower of_my_body of_my_private of_my_bum of_my_feet
@picture = picture pictures photo photos selfie selfies video videos image images nudes nude snap
@die = die dying died dead death
@end = end_it end_it_all ending_everything finish_it finish_it_all ending_myself end_my_life end_everything end_my_own_life ending_it ending_it_all ending_my_life ended_my_life end_myself take_my_life take_my_own_life taking_my_life taking_my_own_life took_my_own_life not_be_here not_be_alive not_exist not_be_around not_live not_wake_up never_wake_up stop_existing stop_living stop_being_alive cease_to_exist be_gone be_no_more leave_this_world leave_this_earth leave_the_world leave_earth leave_this_planet
@kill = kill+ murder+ hang+ hanged hung drown+ strangle+ poison+ shoot shooting shot stab+ overdose overdosing unalive
@selfcut = cut+ slice+ slit+ scratch+ burn+ burnt carve+ stab+ hit+ punch+ bite bit biting hurt+ harm+ injure+ slash+ pinch+ choke+ bruise+ torture+ punish+ prick+ scar+ bang+ pick+ self_harm
@body = finger fingers lip lips arm arms wrist wrists leg legs thigh thighs skin hand hands ankle ankles stomach tummy body veins vein throat neck face forearm forearms hips hip feet shoulder head
@blade = razor razors blade blades scissors knife knives compass sharpener penknife lighter glass needle safety_pin pin cigarette cigarettes
@want = want+ wanted wish+ wishing feel_like felt_like feeling_like would_like need+ try trying tried tempted ready plan+ planning planned planing think+ thought thinking consider+ going_to will might would_rather rather prefer+ decided dream+ hope+ hoping pray+ prayed wanting thoughts urge urges ideas about_to keep_thinking love_to would_love
@think = think+ thought thinking feel+ felt feeling believe+ wonder+ know+ guess sure
@pills = pills pill tablets tablet painkillers paracetamol tylenol ibuprofen medicine aspirin calpol advil sleeping_pills antidepressants bleach medication xanax
@people = people everybody someone kids girls boys teens teenagers children somebody anybody they
@life = life living
@sad = sad depressed miserable unhappy empty numb hopeless heartbroken broken_inside low upset down_all_the_time gloomy drained hollow devastated dead_inside tearful
@alone = alone lonely lonley left_out invisible unwanted unloved isolated excluded ignored like_nobody_cares on_my_own forgotten friendless
@dislike = hate+ dislike+ despise+ cannot_stand loathe+ detest+
@self = myself my_body my_face my_looks my_life my_self who_i_am being_me how_i_look the_way_i_look what_i_look_like my_reflection everything_about_me everything_about_myself being_alive living my_existence
@badself = ugly worthless useless disgusting stupid dumb an_idiot a_failure a_loser a_burden a_mistake pathetic rubbish trash not_good_enough never_good_enough unlovable horrible a_freak a_waste_of_space a_disappointment fat the_problem nothing a_nobody a_bad_person a_monster gross hideous a_disgrace broken weird a_waste unwanted worth_nothing good_for_nothing
@insult = stupid fat ugly dumb names gay weird freak loser worthless useless idiot pathetic retard retarded slut whore pig smelly disgusting a_freak a_loser an_idiot lesbo fag faggot cow nerd monkey terrorist paki slow thick spastic rude_names mean_names bad_names horrible_names mean_things horrible_things nasty_things nasty_names hurtful_things
@tease = bully bullies bullied bullying tease+ pick_on picks_on picking_on picked_on pick+_on mock+ make_fun_of makes_fun_of making_fun_of made_fun_of laugh_at laughs_at laughing_at laughed_at taunt+ humiliate+ insult+ harass+ torment+ intimidate+ embarrass+ prank+ be_mean_to being_mean_to are_mean_to is_mean_to were_mean_to was_mean_to mean_to horrible_to nasty_to cruel_to unkind_to not_nice_to ganging_up_on gang_up_on ganged_up_on gangs_up_on exclude+ leave_out leaves_out left_out leaving_out ignore+ spread_rumours_about spreading_rumours_about spread_rumors_about spreading_rumors_about talk_behind my_back trash_talk cyberbully cyberbullied
@scared = scared afraid frightened terrified scares frightens terrifies petrified fear scaring frightening terrifying dread nervous_around uncomfortable_around unsafe_around not_safe_around not_safe_with unsafe_with scarred worried_about_what
@ask = ask+ tell+ told want+ beg+ force+ make+ made making pressure+ pressuring try_to_make trying_to_get tries_to_get tried_to_get trying_to_make get+_me blackmail+ convince+ expect+ order+ dare+ say+ said need+ request+ pay+ paid offer+ keep_asking keeps_asking kept_asking demand+ trick+ persuade+
@send = send+ sent sending sends give giving gave share+ show+ showed showing post+ take taking took taken upload+ leak+ film+ record+ message+ forward+ put
@secret = secret secrets not_tell do_not_tell not_to_tell never_tell keep_quiet keep_it_quiet between_us our_secret be_quiet special_secret keep_it_between_us
@online = online chat internet game app chatroom server group_chat facetime live stream youtube twitter facebook dating
@threaten = threaten+ threatening threat threats
@weapon = gun guns knife knives weapon weapons machete blade pistol rifle bomb bombs shotgun
@school = school class teacher classroom college work
@drink = drunk drinking drinks drank alcohol booze beer vodka wine whisky wasted hammered high stoned drugs
@eat = eat+ ate eaten eating food
@night = night at_night bedtime when_i_sleep when_i_am_asleep when_i_am_in_bed when_mum_is_asleep
@neglect = forget+ forgot forgets refuse+ stop+ stopped will_not do_not does_not can_not never
@gone = left gone leaves goes_away went_away disappears disappeared
@days = day days week weeks month months yesterday today morning night tonight evening hours lately
@hisbody = private_parts private_part privates willy penis dick cock thing bits body underwear pants naked_body himself lap junk
@goodbye = goodbye good_bye goodbyes farewell last_message suicide_note
@game = game minecraft fortnite roblox level boss zombie dragon quest
@fight = fight+ argue+ arguing argument arguments fighting fought shout+ scream+ yell+ row rows rowing at_each_other divorcing separating splitting_up breaking_up
@pet = dog cat hamster rabbit bunny puppy kitten fish guinea_pig pet goldfish horse pony parrot budgie gerbil
@run = run_away running_away ran_away runaway run_off running_off run_from_home run_away_from
@thing = ball it car bus wave something football frisbee branch door bike snowball truck this that which lightning wind realisation sun water idea
@drugs = weed cannabis marijuana cocaine crack heroin meth ecstasy mdma lsd acid_tabs ketamine fentanyl opioids vape vapes vaping cigarettes cigarette vodka whisky beer alcohol drugs drug shrooms ket edibles joint spliff
@substance = @drugs smoking drinking gin wine rum snus nicotine codeine xanax tramadol oxy morphine mandy coke spice nos glue thc speed benzos adderall valium snort hash bong
@booze = vodka whisky beer beers alcohol gin wine rum cider booze shots spirits
@downing = drink drinking drank drunk sip sips sipping downing necking

@hurtme = @harm @shove

@i-any = i me my myself
@dying = die dying to_die be_dead being_dead death suicide suicidal kill_myself my_funeral dead_tomorrow be_gone_forever not_survive not_alive unalive my_suicide end_my_life
@dyingmood = want wanna wish hope think thinking thought feel feels about no_way only way ways rather better ready afraid google searched search looked_up should deserve life tonight soon please forever tired everyday alone nobody hate except scared sometimes often keep plan planned how_to love_to mind would anymore day
@notdying = dough yeast drama scene stage act role bread project essay history homework question story book plant plants phone battery tablet laptop ipad computer species animal animals character laughing laughter game level boss online hair cells cell star stars rate penalty valley battle king queen war egypt egyptian pharaoh ritual rituals black_death star death_star poem science biology tudor god_of hydra dice born_in
@deadly = pills tablets paracetamol overdose overdosed bleach razor razors blade blades scissors noose rope knife sharpener compass lighter straighteners belt pillow batteries gun poison balcony platform rooftop ledge tracks
@hurtself = cut cuts cutting scars scar slit bleed bleeding blood burns burn burning scratching scratches scratch self_harm overdose picking lines_on
@limbs = arm arms wrist wrists leg legs thigh thighs skin vein veins neck throat sleeves forearm ankle
@away = over gone forever never_wake not_wake go_black black disappear end no_more sleep_forever
@violent = hit hits hitting hitted beat beats beating beaten punch punches punched punching slap slaps slapped slapping smack smacks smacked smacking kick kicks kicked kicking whip whips whipped whipping belt belts belted strangle strangles strangled strangling choke chokes choked choking burn burns burned burnt throttle throttled batter batters battered bash bashed bashes thump thumped thumps whack whacks whacked headbutt drag drags dragged shove shoves shoved spank spanks spanked hurt hurts hurting harms abuse abuses abused stab stabs stabbed bruise bruises bruised smash smashes smashed slam slams slammed pinch pinches pinched bite bites bit scald scalded black_eye beating wallop cane caned torture tortures
@tools = belt cable cane slipper stick wire hanger hot_spoon wooden_spoon whip hosepipe rod stove hob iron cigarette cigarettes lighter boiling hot_water cold_shower soap chilli pepper rice cellar basement cupboard closet attic shed garage cage dark handcuffs extension_cord ruler_across shoe
@punish = punish punishes punished punishment kneel kneeling lock locks locked shut trapped tied chained hold holds held put puts throws threw make makes made when_i_am_bad when_i_am_naughty if_i_get when_i_get shoves rubbed rubs
@bodytouch = touch touches touched touching rub rubs rubbed rubbing stroke strokes stroked stroking feel_up grope gropes groped groping kiss kisses kissed kissing lick licks licked cuddle_in tickles tickle fondle fondles grab grabs grabbed squeeze squeezes squeezed hands_on hand_on lap on_top_of_me get_on_top lie_on lies_on presses pressed
@intimate = bed bedroom bath shower naked undress undressed undressing pants knickers underwear trousers clothes private privates private_parts bum bottom willy penis chest boobs thigh thighs leg legs lap tongue down_there vagina bra skirt sofa changed changing get_changed pyjamas nightie
@nosupport = not_come_back has_not_come not_been_home never_home gone_for been_gone left_us_alone no_food empty_fridge fridge_is_empty steal_food hungry feed_the_baby look_after_my looking_after my_own_dinner nothing_to_eat
@netplace = online chat game camera cam video_call discord app chatroom internet live stream whatsapp telegram
@unknown = stranger random someone_i_do_not_know dont_know never_met do_not_know not_met older grown
@sext = naked nude nudes underwear bra body undress strip clothes_off bikini topless d_picture dick private sexy dirty boobs bum
@hush = secret secrets hide hidden hush keep_quiet not_tell not_say nobody_can not_let_anybody find_out mouth_shut keep_it_quiet cannot_tell must_not_say must_not_tell should_not_tell shut_up_about not_allowed_to_tell delete
@thin = thin skinny fat weight weigh bones calories slim skinnier thinner chubby obese flat_stomach dress_size thigh_gap diet bmi huge anorexic scales kilos lose_weight figure
@food = eat eating ate eaten food meal meals lunch lunches dinner dinners breakfast supper starve fast fasting hungry hunger snack snacks water_only
@vomit = throw_up throwing_up threw_up throws_up vomit puke sick purge spit
@leave = leave leaving left run ran running go going gone get_away escape sneak hide hiding live living sleep sleeping
@homeplace = home house parents family
@awayplace = street streets shed park woods forest train bus station london tent alley bridge squat
@mock = laugh laughs laughing laughed nickname nicknames joke jokes gay loser names rumours lies picks teases tease teased mean horrible nasty stare stares staring point pointing whisper whispers tripping trips monkey_noises gum spit memes rude hates bully bullies cruel insults mocking mocks imitates copies
@theft = stealing steal steals stole taking takes hiding hides break breaks broke wrote threw throw throws ripped rips tore
@mything = hair bag stuff things lunch locker pencil_case shoes glasses desk book coat phone chair
@company = friend friends anybody nobody everybody alone by_myself on_my_own team group table
@worry = scared worried worry afraid frightened terrified panic panicky anxious nervous dread
@bodyfear = chest stomach tummy heart hands head breathe breathing sick shake shaking

== harmless
# sayings that only sound like danger; they are taken out before listening
home alone for .. minutes/minute/hour/bit/while
@home died before i was born
@home .. died in % 
great @home died
fat fingered
crying/cry/cried .. funny/laughing/laughter/happy/joy
edge of my seat
sleeps/sleep in my bed when i have/am .. fever/sick/ill/scared/poorly/flu
hard/everything i want to cry
online teacher .. asked/told me/us to? turn_on/switch_on/put_on my? camera
dead by daylight
i am so? dead $
so dead
passed the/me/him/her/it
@run to .. island/circus/moon/mars/space/hogwarts/narnia
do/does/did/doing/run/ran/running suicides
end/ends/ended/ending up doing/with/in/at/having/getting
laugh/laughs/laughed/laughing at my joke/jokes/pun
pinch/pinched/pinches my cheek/cheeks
push/pushed/pushes/pushing me on/in the/a? swing/swings/bike/sledge/sled/trolley/scooter/wheelchair
threw/throws/throw/throwing me in/into/up the/in? pool/sea/water/air/lake/the_air
@sibling/@kid/@friend/he/she .. me ... by accident
it was fun
beat/beats me in an? arm_wrestle/arm_wrestling
police/policeman/policewoman/soldier/farmer/army/hunter .. gun/guns/rifle
works/work/working at/in a/the hospital
makes/make/made me/us laugh
laughed/laugh/laughs so_hard/so_much/and
kick/kicked/kicks/kicking off .. shoes/boots/trainers/match/game
gave me .. injection/jab/shot/vaccine
lost in/with/on? this/the/that/algebra/maths/problem
want/need to be late
do not want to be late
dying of/with laughter/laughing/boredom/curiosity/thirst/heat/embarrassment/hunger
dying/dyed/die/dye my/the/her/his/our/some hair/eggs/shirt/fabric/jeans/wool/cloth/easter
dying to know/see/meet/try/play/hear/tell/go/read/find/show/get/watch/eat/visit/ask
die of/from laughter/laughing/boredom/embarrassment/shame/happiness/cringe
died of/from laughter/laughing/boredom/embarrassment/cringe/shame
to die for
die_laughing/died_laughing/dead_laughing
would rather die than eat/do/watch/wear/listen/drink/kiss/miss/touch/read
bored to death
love .. to death
is/are/was killing me .. $ 
homework/maths/math/test/exam/essay/fractions/algebra/feet/back/knees/shoes/head/suspense/heat/spelling/legs/equation/tables/division is/are/was kill/killing me
could/would murder/kill for? a/an/some pizza/burger/sandwich/drink/biscuit/cake/curry/snack/coffee/tea/chocolate/ice_cream
kill/killing/killed time
kill/killing two/2 birds
@home .. will/would/going_to kill/murder me $
@home .. will/would/going_to kill/murder me if i do not
@home .. will/would/going_to kill/murder me if/when/because/for/over ... homework/test/grade/mark/marks/late/shoes/room/lost/broke/fail/forgot/score/tidy/phone/report/vase/forget/finish/see/sees/find/finds/mess/spilled/spilt/ate/dishes/up_late
kill/killed/killing/hit/shot/shoot/beat/stab/attack/burn .. creeper/zombie/dragon/boss/monster/skeleton/enderman/wither/goblin/orc/troll/ghast/alien/villain/enemy/enemies/mobs/mob/wizard/vampire/bots/bot/noob/noobs
hit/hits/hitting me with? a/an/another/some/the/this/that/his/her question/joke/riddle/fact/idea/hug/sum/problem/pillow/snowball/cushion/balloon/feather/water_balloon/surprise/quiz/test/newspaper/pun/water
hit/hits me that/up/back
hit/hits me with questions/homework/facts/problems/questions/pillows/snowballs/water
hit/kick/throw/pass/hits/kicked/throws/passed/kicks me the/a ball
beat/beats/beating me/us at !home/night/school/bedtime
beat/beats/beating me/us to !death/a
beat/beats/beating me/us by !the_hair
beat/beats/beating me/us in .. race/game/match/quiz/final/test/tournament/sprint/maths/spelling/competition/arm_wrestling/wrestling/points
cut/cuts/cutting my hair/nails/toenails/fringe/finger/sandwich/food/toast/cake/ribbon/string/paper/apple/lawn/grass/fingernails/steak/meat/bread
cut/cuts/cutting corners/class/costs
burn/burnt/burned/burning my? mouth/tongue/toast/dinner/cookies/calories/fat
hurt/hurts/hurting my brain/head/eyes/ears
hurt my knee/ankle/foot/arm/leg/back/wrist/toe/finger/elbow/hand .. playing/at/in/falling/when/during/while/doing/on
scratched/hit/banged/bumped my head/knee/elbow .. on/against/at/playing
kill/stop/shoot/hurt the pain/lights/messenger/mood
punch/kick/hit/cut/beat/whip/shoot .. a/the/some ball/goal/basket/egg/eggs/cream/wall/target/hoops/bag/button
shoot/shooting hoops/baskets/goals/arrows/stars/star
dead/deadly last/end/ends/line/tired/good/easy/funny/cool/sea/heading/weight/centre/center/serious/cute/straight/right/wrong/boring/slow/quiet
dead serious
drop dead gorgeous
scared/frightened of/about/by the? dark/spiders/thunder/snakes/heights/clowns/dogs/lightning/bees/wasps/ghosts/monsters/flying/needles/sharks/rollercoasters/deep_water/maths/math/tests/fractions/long_division/spelling/vampires/zombies/storms/fireworks/exams/exam/test/oral/presentation/driving
running away with/from the? zombie/zombies/enemy/ball/tiger/creeper/bear/lion/dinosaur/spider/monster/wolf/dragon
hate/hates me $ homework
sad/upset/gutted .. lost/missed/losing .. match/game/final/league/cup/tournament
sad .. film/movie/story/song/book/ending/episode/over/finished
lonely/sad/alone number/island/planet/cloud
head/banging/bang my head against a/the brick_wall/wall .. homework/maths/fractions
touch/touching/touched .. screen/wood/typing/base/ground/line/wall/down/football/toes
missing/misses/missed my/the bus/train/turn/lesson/deadline/class
threw/throw/throwing up .. ball/hands/in_the_air/arms
throw/throwing/threw up a/the ball/coin/stone
sick of homework/maths/math/fractions/school/spelling/rain/this/it/fractions
not/no i am not? hungry yet
secret santa/garden/code/recipe/agent/ingredient/passage/message/number/mission/door/room/weapon/police/service/ballot/seven
shot/shoot/shoots/shooting me .. online/game/fps/nerf/paintball/laser
online .. shot/killed/kill/shoot/hit me
strip of/the paper/wallpaper
touch/touched me in? my? heart
touched me deeply
touched by
dirty joke/dishes/clothes/water/plates/laundry/hands/socks
rude of/not/to
picture/pictures/photo/photos .. of/from my? homework/question/worksheet/page/maths/answer/dog/cat/holiday/sum/working/book/test/exercise/graph/problem/diagram/flower/leaf/plant/birthday
pretend/pretending to be? dead/die/kill
play/playing dead
bomb/bath_bomb/bombed .. test/exam/audition/quiz
bath bomb
high school/jump/score/five/street/tide/number/note/mark/grade
nobody/none .. perfect/answers/knows_the/got_it/right
drug/drugs store/test
alone in a maze
spend/spent/spending .. alone time
drinks/drinking/drank .. water/milk/juice/tea/coffee/tea/squash/lemonade
wine gums/gum

== frames
-- emergency self_harm_now
do/should you/we/people .. if/when someone/you/a_person/somebody/anyone/people
if your
when you
bored/funny/laughing/jealous .. passed/died/fainted
@someone is a nurse/doctor/firefighter/paramedic/lifeguard
what would/does/will/do .. happen/happens if/when
what happens/happen .. if/when
why .. dangerous/bad/not_safe
first_aid/lesson/homework/worksheet/drill/assembly/pshe/guides/scouts/badge/cpr_class
learned/learnt/learning/learn/taught/practised .. about/how/what/to/in
imagine/pretend/suppose/pretended
last year/week/month/summer/winter/christmas/time/easter
ago/once/on_holiday/in_year_1/years_old
when i/he/she/they/we was/were .. little/baby/small/young/% $
great fire of london
fire_engine/fire_alarm_test/fireworks/bonfire/campfire/volcano/lava/fire_station
in/playing/play/on online/roblox/minecraft/fortnite/pokemon/fifa/sims
character/avatar/team/phone/laptop/tablet/tamagotchi .. died/dead/on_fire/dying/drowning/not_moving
cells/mitochondria/lungs/fish/whale/whales/frogs/plants/photosynthesis/respiration
@i-any .. is/are/am fine/ok/better now
he/she/they/it is/are/was fine/ok/okay/better/alright
laughing/laughed/laughter/joke/jokes/haha/hahaha/hilarious/giggling
so/was/too/that/very funny
tooth/candles/advent/pirate/captain/pompeii/chickens/wedding/ballet/record/wrestling
through my nose
when i run
^ how do/does/can/should/would a/an/the/lifeguards/firefighters/doctors/people/swimmers/swimmer/she/he/they
^ why should/do/does/can
explain/describe/discuss
will have a heart_attack
had a spare
-- self_harm abuse threat violence running_away
in online !and_they/said/he/she
-- grooming
birthday/christmas/surprise_party/mother_'s_day/father_'s_day/santa/valentine
-- bullied threat abuse
poster/presentation/quiz/debate/assembly
netball/cricket/football/match/tournament/league/volleyball/basketball/baseball/tennis/goalie/goalkeeper/rounders/referee/halftime/quidditch/striker/penalty beat/beats/beaten/battered/hit/kick/kicked/pushed/destroyed/smashed/thrashed/throw/threw/fouled
beat/beats/beaten/battered/hit/kick/kicked/pushed/destroyed/smashed/thrashed .. in/at netball/cricket/football/hockey/rugby/volleyball/basketball/baseball/tennis/swimming/badminton/rounders/cards/monopoly/uno/darts/pool/race/final/league
-- self_harm
scared/worried/afraid/frightened/terrified/worry .. @someone/he/she/they/it .. die/dies/dying/dead
-- emergency
feel/feels/felt/feeling like .. breathe/breath
broke_up/dumped/panic_attack/panic_attacks/panicking
-- eating
ramadan/fasts/fasting/eid/lent/yom_kippur/dentist/operation/surgery/blood_test/tummy_bug/stomach_bug/lunch_yet
# where words are about a story, a game or a lesson; the concerns named are not heard in such a sentence
-- self_harm self_harm_now emergency abuse threat violence running_away scared bullied
in/on/playing/play/played/during/at .. game/fifa/mario/zelda/pokemon/lego/chess/fps/paintball/laser_tag/nerf/dodgeball/level/cod/battle_royale/gta/among_us/terraria/rugby/boxing/wrestling/karate/judo/fencing/hockey/splatoon/valorant !said/says/told/asked/threatened/wants
online/game/fps .. i/he/she/they/we .. died/die/respawn/killed/kill/dead/shot
respawn/creeper/zombie/zombies/dragon/wither/enderman/mob/mobs/headshot/noob/noobs/loot/xp/hp/npc/npcs/lava/nether/speedrun/victory_royale
-- all
past_tense/passive/reported_speech/present_tense/future_tense/active_or
hero/villain/detective/heroine/antagonist .. die/dies/kill/kills/dead/hurt/ending
write a/an/the? letter/email/postcard/diary/dialogue/review/report/speech to/about/from/from_the
^ is it he/she/they ... or
in/for/about/of/from .. story/stories/book/novel/poem/play/film/movie/essay/chapter/song/lyrics/myth/legend/fairy_tale/fairytale/fable/comic/cartoon/drama/roleplay/musical/episode/passage/comprehension/article/screenplay/tragedy/script/monologue/speech/series/quote/diary_of_anne_frank/dream
my/the/this/our/a/main story/character/book/poem/play/novel/film/movie/song/protagonist/narrator/essay/text/author/poet/quote
write/writing/wrote me? .. story/poem/essay/song/play/scene/paragraph/script/chapter/diary_entry/letter_from
character/protagonist/narrator/macbeth/hamlet/romeo/juliet/shakespeare/ophelia/othello/oliver_twist/dickens/harry_potter/voldemort/katniss/odysseus/achilles/zeus/cleopatra/caesar/hitler/nazi/nazis/henry_viii/roman/romans/greek/greeks/victorian/victorians/medieval/pharaoh/pharaohs/tudor/tudors/viking/vikings/samurai/gladiator/gladiators/emperor/king/queen/knight/knights/century/world_war/ww1/ww2/wwii/civil_war/slavery/slaves/soldier/soldiers/bible/jesus/cain/goliath/moses/samson/judas/buddha/prophet/psalm/cinderella/snow_white/hansel/gretel/goldilocks/rapunzel/wolf/lady_macbeth/lennie/gatsby/holden
what does/do ... mean
what is/are the? meaning/definition/synonym/opposite/antonym/past_tense/plural/root/noun/verb/adjective/french/spanish/german/latin of/for
meaning/definition/synonym/opposite/antonym/past_tense/spelling/etymology of
spell/spelling/spelled/define/translate/conjugate/rhyme/rhymes/pronounce/synonyms/punctuate/translation
how do/to/would/can i/you/we? say/write ... in french/spanish/german/latin/italian/english/mandarin/welsh/russian
adjective/verb/noun/adverb/simile/metaphor/sentence/idiom/clause/subjunctive/apostrophe/comma
why/how/when/where/did .. dinosaur/dinosaurs/animals/animal/plants/plant/stars/star/bees/fish/cells/cell/bacteria/salmon/whales/sharks/coral/trees/tree/mosquitoes/elephants/lions/octopus/spiders/virus/viruses/plague/black_death

== rules
-- emergency urgent
# swallowed, drunk, eaten: what nobody may
@someone/i/we/baby/toddler .. @swallowed .. @poison !in_minecraft
^ @swallowed .. @poison
@someone/i/we/baby/toddler .. swallowed/swallow/swallows .. @hardthing
ate/eaten/swallowed .. berries/berry/mushroom/mushrooms/toadstool .. sick/garden/woods/floppy/poisonous/dizzy/seeing
@someone/baby/toddler .. @swallowed/got_into/took/taken .. @pills !for/every
@someone/baby/toddler .. overdosed/overdose
@someone/baby/toddler .. took/taken/had/swallowed % @pills
i .. @swallowed/took/taken/gave .. wrong @pills/bottle/tablets/medicine
i gave/given .. @someone/baby .. too_much/wrong/way_too_much .. @pills/medicine/$
# breath
@someone/i/baby/toddler .. not/can_not breathing/breathe/breath !underwater/because_i_am_so/on_land
can not breathe .. inhaler/help/alone/throat/anybody
stop/stopped/stops breathing
lips/face/baby/@someone .. gone/going/turned/turning/is blue !team/side/eyes
@someone/baby/toddler .. is choking/chocking !me/us/on_laughter
i am choking .. on
choking on .. grape/sweet/food/bone/toy/coin/lego/marble/sausage/apple
something/it/stuck .. stuck/is in my/his/hers/their throat
inhaler .. empty/run_out/not_working/lost/not_here
asthma .. bad/attack .. nobody/alone/inhaler/breathe/help
throat/tongue/face/lips/neck .. swelling/swollen/closing/tight/puffing/fat .. !from_crying
@someone .. face/tongue/throat/lips .. swelling/swollen/closing
need/needs/find/where_is/used .. epipen
allergic/allergy/peanuts/nuts .. ate/eaten/stung/had .. @someone/i/swelling/one/it
@someone .. allergic/allergy .. ate/eaten/stung/having/reaction
swallowed .. batteries/battery/magnet/magnets
pouring blood
@someone .. took/taken/had too_many/too_much .. @pills
someone/@someone got/been/was/has_been stabbed/shot !in_the_game/in_the_film
someone/@adult .. at the door with a? knife/gun
@someone with a knife/gun/machete/axe .. outside/at/in/by .. door/house/garden/window
cut/chopped/sawed .. his/hers/my/their hand/finger/thumb/arm/toe/foot off
stuck/trapped .. in .. fire/burning/burning_building/flames
stung/ate/eaten/licked ... allergic
@someone/baby .. not stop choking
car crash/accident .. outside/hurt/blood/now/happened
crash .. people .. hurt/injured
@someone fell .. can_not/not get up
@someone .. fell/fallen .. can_not get_up/move/stand
smoke everywhere
baby/toddler .. choking
i/@someone .. poisoned
@someone .. @swallowed .. medicine/tablets/pills/chemicals/chemical !for/doctor/headache/every/to_the
he/she/they/@someone do/can/will/is not .. breathe/breathing
alarm .. going_off .. smoke/fire/burning
i .. can not stop .. bleeding
@someone .. hurt/injured .. badly/really_bad/bad .. help/blood/alone/nobody
@someone .. bit/bitten .. snake/dog .. blood/bleeding
tied/stuck .. round neck
@someone .. fell .. through .. ice/glass
toddler/baby .. got_into/found/ate/opened .. @pills/sweets/tablets
ate/ate_some/eaten .. but they were tablets/pills/medicine
i gave .. medicine/@pills .. too_much
too much .. medicine/@pills .. @someone/i_gave
nose .. bleeding .. hour/hours/stop
@someone .. got a? shock .. lying/not/floor
@someone .. fell .. blood/unconscious/not_moving
arms/legs/he/she keep/keeps .. jerking/twitching/fitting
rash .. glass/not_go_away/fade
someones/someone .. spiked .. drink
@someone .. on the? floor .. get_up/hurts/blood/not
tree/roof/wall/ceiling/wardrobe .. fell/fallen/collapsed on
water .. coming/pouring/rising .. into .. house
@someone/i .. on the? roof/ledge .. slipping/falling/stuck
stuck .. rocks/cliff/mud .. tide/sinking/help
@adult .. not go_away/leave .. door/window
hear .. @someone .. downstairs
i am lost .. forest/woods/dark/mountain
i can not find @home .. anywhere
slipped .. deep .. pouring/blood
# not awake
@someone/baby/toddler .. can/do/will/is not/never wake/waking/woken up !for/early/until/till/in/at/so_he/so_she/late/from_his/from_hers
i/we can not wake .. up $
can not wake him/hers/her/them/@person/baby/up !in/for/early
@someone/baby .. not answering/answer/respond/responding/moving/move/talking_properly !phone/message/text/door/calls/my_questions/question
@someone/baby .. passed_out/passing_out/blacked_out/collapsed/fainted/unconscious/unresponsive/floppy !laughing
@someone .. on/lying .. floor/ground .. not/shaking/blood/bleeding/up/help
@someone/i/baby .. having/have/has .. seizure/seizures/fit/heart_attack/stroke/asthma_attack/allergic_reaction/convulsion/hypo/anaphylactic_shock/panic_attack_and_not_breathing
& @someone seizure/heart_attack/stroke/allergic_reaction/anaphylactic having/having_a/just/now/help/quick -ago -last -year -once -famous -history
shaking/jerking .. on floor/ground
eyes .. rolled/rolling/gone .. back/white/up
side .. face .. droopy/drooping/dropped
holding/clutching .. his/hers/my chest
chest .. hurts/pain .. arm/breathe/numb
# fire, smoke, gas
@burnable .. is/are/was/has/have? caught? on? fire !in_the_story/drill/last
@burnable .. is/are burning/burning_down/alight/in_flames/up_in_flames
@burnable .. caught/catching/catch fire
there is a? fire in/at/near/under/outside/upstairs/downstairs/next_to .. my/our/the house/kitchen/flat/garden/garage/bedroom/room/hall/building
fire in my/our/the kitchen/house/flat/bedroom/room/garage/oven
house/room/kitchen/flat/hall .. full of smoke
smoke .. coming/pouring/everywhere/filling .. from/out/under/in/house/room/door/oven/see
smoke under/in .. my/our door/room/house/kitchen/bedroom
i/we .. smell/smelling/smells .. gas !giant
it smells of? like? gas
gas leak .. in/our/house/at/here
carbon monoxide alarm
# break-ins and weapons
@someone/burglar/robber/intruder/strange_man/stranger .. breaking/trying_to_break/climbing/breaking_in .. in/into/through/our/my
burglar/burglars/robber/robbers/intruder/intruders .. in/inside/downstairs/here/at .. house/home/door/room/$
@adult/stranger .. trying/try/banging/rattling/kicking .. door/window/get_in/come_in !knock_knock
@adult/stranger .. in/inside/at .. my/our garden/house/window/door .. alone/home/scared/hiding/not_know/out/help
hear .. @someone/footsteps .. downstairs/in_the_house/in_our_house .. alone/out/hiding/nobody
smashed .. our/the/my window .. in/came/inside
@someone/people .. with/has/have .. gun/knife .. at/in/outside .. my/our/the school/playground/house/street !playing/kitchen
@someone/people .. shooting .. outside/at_us/at_school/in_my_school/in_our_street
# water, falls, roads, burns, blood
@someone/baby/toddler .. fell/fallen/slipped/fall .. in/into/through .. river/pool/pond/lake/canal/sea/ice/water/well/swimming_pool
@someone/baby/toddler .. in/under .. water/pool/river/pond/lake .. not/can_not .. swim/come/coming/up/move/see
@someone/baby .. drowning/is_drowning !in/pool_of
tide .. coming/come in .. stuck/rocks/cut_off
@someone/i/we/baby .. fell/fallen/fall .. stairs/window/roof/ladder/tree/balcony/wall/bunk/swing/climbing_frame/off/out .. not/can_not .. move/wake/moving/get_up/feel/talk/walk
@someone/baby .. fell/fallen .. window/roof/ladder/balcony/stairs .. blood/bleeding/head/unconscious
@someone/i .. got/was/been/is? run over !by_a_toy/the_words
@someone/i .. got/been/was/is hit by a? car/van/bus/lorry/truck/train/motorbike
we .. crashed/crash .. car .. not/blood/stuck/hurt/help
can not move/feel my legs/arms/neck/legs_or
see .. bone .. my/his/hers
leg/arm/wrist/ankle/bone .. bent/sticking/wrong .. wrong/way/out
boiling/hot/scalding water/oil/tea/soup/kettle .. over/on .. @someone/me/my/baby/hers/face/leg/arm/hand
kettle/pan .. over/on .. me/my/@someone/baby .. skin/burnt/burned/arm/leg
skin .. coming/peeling/come off .. burnt/burn/water/kettle/oil/hand/arm
bleeding .. a_lot/lots/lot/loads/everywhere/so_much/so_bad/bad/badly/heavily
not/never stop bleeding
bleeding .. not/never .. stop/stopping/stopped
blood everywhere/pouring/gushing
blood .. all_over/pouring/gushing/coming_out .. head/floor/leg/arm/mouth/him/hers/them/place
@someone .. head/leg/arm .. bleeding/blood .. lots/loads/everywhere/not/help/floor
@someone/i .. electrocuted/electric_shock/got_a_shock .. !eel
@someone .. stuck/trapped .. under/underneath/in_the_lift/locked_in_the_car/in_the_car
@someone/baby .. locked in .. car .. hot/boiling/baking/sun
bitten/bit .. by .. snake/adder
dog .. bit/bitten/attacking/attacked .. @someone/me/face !homework
mum/@home .. having .. baby .. now/here/nobody
waters broke/broken
@someone .. cord/rope/string/bag .. round/around/over/on .. neck/head .. not/stuck/off
i/we .. am/are lost .. in/and .. woods/forest/mountain/dark/town/city/not_know_where/can_not_find .. !maze
i do not know where i am .. dark/alone/help/mum/find/lost
need/needs/call/get/send/ring .. an? ambulance !driver
call/ring/phone .. 999/911/112/police/fire_brigade .. my/@someone/now/please
number .. fire_brigade/ambulance/police .. burning/fire/help/now
help my house/home/kitchen/flat is burning/on_fire

-- self_harm_now urgent
i/^ .. took/taken/swallowed/had/ate/eaten/downed/necked/popped/drunk/drank .. overdose/all/whole/entire/too_many/loads/lots/packet/packets/bottle/box/handful/every/% .. @pills !going/headache/for_my/if
i/^ .. took/taken/swallowed/downed/necked/ate/had .. @pills .. die/end/wake/dizzy/scared/hour/minutes/sleepy/sick/here/go_away/stop/vodka/on_purpose
i/^ .. took/taken/swallowed/had/downed/ate all_of_them/them_all/the_lot/too_many_on_purpose/way_too_many
i .. overdosed !in_the_game/last/once/in_the_past
i/^ .. took/taken/did/had .. overdose !last/year/in_the
i/^ .. took/taken/swallowed/drank/drunk .. something/it .. to_die/die/end_it/hurt_myself/kill_myself/on_purpose
i/^ .. swallowed/drank/drunk/ate .. @poison .. die/dead/end/on_purpose/hurt_myself/not_want/live/wake
i/^ .. cut/slit/slashed/sliced .. my? wrist/wrists/veins/throat
i/^ .. cut .. too/so/really? deep
i .. cut/slashed/sliced myself .. badly/bad/deep/deeply/everywhere/and_it_is
i/^ .. cut/cutting .. not/never .. stop/stopping .. bleeding/blood/$
i .. bleeding/blood .. myself/on_purpose/razor/i_did_it
i .. tried to hang/kill/drown/strangle/suffocate/end myself/it/my_life .. now/today/tonight/but/belt/rope/broke/ago !last/year/once/month/week
whole/entire bottle/packet/box .. gone/empty .. i/sleepy/took

^ took/necked/downed/swallowed/popped .. all/whole/entire/load/loads/lots/handful/packet/box/bottle/%/lot .. @pills/packet/bottle/$
^ took/downed/swallowed them_all/all_of_them/the_lot/loads
& i/took/had/ate/necked @pills/tabs took/had/ate/necked/swallowed/downed/taken all/whole/load/loads/lots/packet/bottle/box/handful/at_once/too_many -headache -doctor -going -if -would -read -calculate -week
i have/had taken something .. not/mum/know/tell/scared
i .. had/taken/took more @pills than
i did something .. my .. wrist/wrists/arm/leg .. bleeding/stop/stopping/blood
i .. bleeding .. do_not_care/not_care/not_scared
i mixed .. @pills/medicines .. drank/drunk/took
i .. burned/burnt/cut .. on_purpose .. skin/off/deep/bleeding
i jumped .. end_it/end_my_life/die
i .. put .. bag .. my head .. off/but

-- abuse urgent home
@home .. using again/drugs/heroin/crack/needles
needles/syringes .. table/floor/sofa/kitchen/house
marry/married/wedding/husband .. against/do_not_want/not_want/forcing/force/forced/arranged .. $
@home/they .. take/taking/send/sending/flying/bring .. me/my .. marry/married/wedding/husband
@home/they .. want/wants/going_to .. me/my .. to? .. marry .. cousin/man/someone/guy/him/old
@home/they .. have/get/getting/be/take .. my?/me .. sister? .. cut .. summer/holidays/girls/there/like_the/village

-- abuse urgent
i .. am/be/might/think/scared .. pregnant
i .. might/think/scared .. having a baby
pregnancy test .. positive/i/my
two/2 lines on/test .. test/pregnant/positive/$
period .. late/missed .. pregnant/scared/test/he/sex/boyfriend
took the condom off

-- scared talk
# a parent who drinks is a worry; what it does to the child, if anything, is heard besides
& drinks/drinking/drank/drink wine/beer/beers/vodka/whisky/gin/alcohol/cider @home -water -cola
& drinks/drinking/drank too_much/a_lot/lots/every/all_the_time @home -water -milk -tea -juice -coffee -cola -squash
& wine/beer/vodka/whisky/alcohol bottle/bottles/glass/glasses/smells/smelled/smelling/hides/hid/hidden @home -recipe -vinegar
& alcoholic/alcohol @home worried/worry/scared/think/stop/afraid

-- eating urgent
i .. hide/hid/hides/hiding .. food/sandwiches/sandwich/lunch/lunches/dinner/dinners/breakfast/tea/meals .. bed/drawer/room/bag/bin/pocket/pockets/napkin/napkins/sleeve/so/@home
& surviving/living/survive/live/just on coffee/gum/water/diet_coke/ice/ice_cubes/air on -petrol -holiday -shift
down/lost % kilos/kg/pounds/lbs/stone .. $
caught me hiding .. food/sandwiches/lunch/dinner
i .. skip/skipped/skipping dinner/lunch/breakfast/meals/tea/every_meal !to_the
i .. flush/bin/chuck/scrape/throw/dump .. my .. breakfast/lunch/dinner/food/meals .. so/@home/nobody/see/secret
i .. exercise/sit_ups/star_jumps/press_ups/run .. secret/night .. @home/hear/nobody/fat/burn
not eaten .. @home/nobody .. know/notice

-- abuse urgent home
# neglect, tying up, locking in
@someone .. ties/tied/tie/tying/chain/chains/chained/handcuff/handcuffs/handcuffed/taped/tapes .. me/us/my_hands/my_feet/my_legs .. !my_shoes/my_hair/in_the_game/at_tag
@someone .. lock/locks/locked/locking/shut/shuts .. me/us .. in/out/outside/up !out_of_the_game
i .. get/am/got/was/been locked/shut/tied/chained/trapped in/up/out/outside/to/down .. !the_game/my_phone/lift/car
i .. am/get/was/kept locked_in/tied_up/chained_up/shut_in/locked_up/locked_out
i .. not/never/hardly .. had/have/get/given .. food/anything_to_eat/dinner/tea/breakfast/a_wash/clean_clothes .. days/at_home/because_mum/because_dad/since/again/house
@home .. not/never .. feed/feeds/fed/wash/washes/washed/cook/cooks/buy/buys .. me/us/food/anything/dinner !sweets/a_phone/the_game/toys/pizza
@home .. left/leaves/leave .. me/us .. alone/on_my_own/by_myself/on_our_own .. days/nights/night/weekend/week/weeks/all_night
nobody .. feeds/looks_after/washes/cooks_for me/us
i .. look/looks/looking after .. baby/@sibling .. all/every/days/alone/because/on_my_own
i .. sleep/sleeping .. floor/shed/garage/car/outside .. because/@home/made/makes

-- self_harm urgent
if i died/die would/will/does .. hurt
can/could/will/would/want you/someone .. kill/shoot me
@want someone .. kill/shoot me
kill me $
i/my .. knife .. my .. wrists/wrist/arm/arms/legs
knife my .. wrist/wrists/arm/arms/leg/legs/throat
i .. @blade .. use .. on my .. @body
use it on my .. @body
^ @want i was/were/am .. dead/gone/never_born
i .. be gone soon/forever/tomorrow/tonight/anyway
i am .. at/on/near/by .. train_tracks/tracks/railway/bridge/roof/edge/ledge $
i am .. on/at/near .. edge/ledge/roof/railing of !my_seat/the_table/seat
i .. @want to/of/about/of_me/i_was/i_were? be? @die !easter/cast/hard/skin/in_the_game
i/me .. @want to/of/about/i/me? was/were/could/did/would/will? just? @end !for/on/to/at/from/by/until/early/school/the_room/the_game/my_homework/in_the_morning
@want .. i/me/it/my_life .. end_it/end_it_all/end_my_life/not_exist/stop_existing/not_be_here/never_wake_up/not_wake_up
i .. @want i/me/myself was/were/am? .. dead/gone/never_born/not_born/not_here/not_alive
i .. @want .. i .. not/never .. born/exist/existed/alive/here/around/wake_up/live
i .. @want i would/could/will? .. die/disappear/vanish/not_wake_up/stop_breathing
i .. @want to? disappear/vanish/fade_away !from_the/from_class/for_a_minute/like/in_the/in_a
i .. @want a/the/to car/bus/truck/train/lorry/get/be would? .. hit/run_over/hit_by
i .. @want to/of/about? go_to_sleep/sleep/fall_asleep/close_my_eyes .. never/not/forever/for_ever/never_wake
sleep/asleep and? never/not wake_up
i do not .. want to? .. live/be_alive/exist/be_here/be_around/be_on_this/be_in_this_world/carry_on/go_on_anymore/keep_living/keep_going/continue_living/stay_alive/be_me_anymore/be_a_person/life/keep_on_living/live_anymore !in/at/for/with/near/on_the_pitch/early/so_early/at_6/tomorrow_morning/there/late
i do not want to be anymore
i do not .. want to? .. wake_up !early/at/for/so_early/now/yet/late/because_it/in_the_cold/him/her
i do not want to see tomorrow
i do not see/think/know/have .. point/reason/purpose .. live/living/life/go_on/going_on/being_here/anymore/being_alive/carry_on/carrying_on/to_be_here/left
no/any/what_is_the/what/is_there .. point/reason/use .. to? live/living/life/go_on/going_on/being_here/being_alive/exist/existing/carrying_on/keep_going/staying_alive/going
what is the point of/in? life/living/me/existing/being_alive/being_here/it_all/anything/anymore
why .. i .. alive/born/exist/living/here_at_all/still_here/on_this_earth
@life is not/hardly worth
not worth living
i do not deserve to? .. live/be_alive/exist/life/be_here
i should/deserve .. die/be_dead/not_exist/not_be_alive/kill/never_have_been_born/not_be_here/end_it
i can not .. go_on/do_this_anymore/take_it_anymore/carry_on/keep_going/live_like_this/take_this_anymore/live_anymore/live/keep_living/cope_anymore/do_life/handle_life/do_it_anymore/take_anymore/take_much_more !without_you
i am done/tired/sick/finished .. with/of .. life/living/being_alive/existing/everything/trying/being_here/this_world
i .. tired of being? living/life/alive/me
i give up on? life/living
i .. give/gave/given up on life
i hate being alive/living/existing
better/best/easier/happier/fine off? without me
better off dead/without_me
better if i was/were/am/had/did/died/disappeared/die/go/left/not .. 
world/everybody/family/they/life/@person .. better/happier/easier/good .. if i .. dead/gone/died/die/not/never/disappeared/left/was_not
world/everybody/family/they/@person .. better/happier/easier .. without me
nobody/none/anybody/who would/will/they .. miss/care/notice/cry/mind/bother/even_notice .. if/when .. i/me .. die/died/dead/gone/disappeared/disappear/vanished/left/not_here/vanish/was_not/not_around/go
nobody would/will miss me
nobody would/will/will_not .. notice/care/mind .. gone/dead/die/died
would/will/do anybody .. miss/care/notice/cry .. if i
kill/killing/killed/hang/hanging/hanged/drown/drowning/drowned/shoot/shooting/stab/stabbing/poison/unalive/end/off/offing/overdose/strangle/hurting/harming myself
i .. @want .. @kill myself
cut/cuts/cutting/slice/slicing/slit/slitting/slash/slashing/carve/carving/burn/burning/burned/burnt/scratch/scratching/scratched/harm/harming/harmed/punish/punishing/injure/bruise/bruising/stab/bite/biting/choke/choking/self_harm myself
i .. hurt/hurting/hit/hitting/punch/punching/pinch/pinching/slap/slapping myself
hurt/hurting/cut/cutting myself on_purpose/when/because/again/sometimes/at_night/with/to_feel/every/if/to/in/last/and
i .. cut/cutting/slice/slit/slitting/slash/burn/burning/burned/burnt/carve/scratch/scratching/scratched/stab/bite/biting/pick/bang/banging/hit/hitting/smash .. my .. @body .. with/last/when/because/to/until/till/on_purpose/and/so/today/yesterday/every/a_lot/at/again/open/bleed/but/deep/wall/this/these/in/where/it
i .. cut/cutting/slice/slit/slitting/slash/carve/burn/burning my .. arm/arms/wrist/wrists/thigh/thighs/legs/skin/veins/throat/forearm/hips/stomach
i .. cut/cutting/burn/burning/scratch/scratching .. skin/wrist/wrists/veins/thighs
cuts/cut/scars/scar/marks/burns/scratches .. on/up .. my .. arm/arms/wrist/wrists/thigh/thighs/legs .. from/i_did/i_made/that_i/i_cut/myself/hide/hiding/because/nobody
hide/hiding/cover/covering/covered .. cuts/scars/marks
i made .. cuts/cut/scratches .. on/in/with/to
i am cutting $
i .. have/been/started/keep/kept/go_back_to/stop/relapsed .. cutting/self_harm/self_harming/selfharm/harming $
i .. started/keep/been/stop .. cutting again/because/when/since/last/a/and
i do self harm
self harm/harming/harmed
self_harm/suicide/suicidal .. i/me/my/myself
i/me/my/myself ... suicide/suicidal/self_harm
commit/committing suicide
i .. suicidal
suicidal/suicide thoughts/feelings/and
i .. cut with .. @blade
i .. use/used/using .. @blade .. on .. myself/my_arm/my_wrist/my_skin/me/my_leg
i .. @blade .. to/on/against .. myself/my_arm/my_wrist/my_skin/my_leg/my_throat/my_neck/my_thigh
i .. @want to/of/about? .. hurt/cut/harm/injure/punish/burn/starve/self_harm myself/me/my_body
i .. @want .. to feel/see .. pain/blood/bleed
pain/bleeding/blood/cutting/hurting .. makes_me_feel/feels .. better/good/calm/alive/real/relief
only thing that helps .. cutting/pain/blood/hurting
until/till/make/see/made/makes .. i/me/myself/it .. bleed/bleeds/bled/bleeding
i .. took/taken/swallow/swallowed/swallowing/drank/ate/taking .. %/all/lots/load/loads/many/much/handful/bunch/whole/box/packet/bottle/lot/more/bleach/of .. @pills
i .. swallow/swallowed .. @pills
i .. @want to/of/about? .. take/taking/swallow/swallowing/drink/drinking .. @pills
take/took/taking/swallow/swallowed all .. @pills
too? many/much/bunch/handful/whole_bottle/whole_box/all_the/all_my/loads .. @pills .. me/i/die/kill/would
how many/much .. @pills ... die/kill/dead/overdose/dangerous/sleep_forever/not_wake_up/never_wake_up/fatal/deadly/lethal
what .. happens/happen .. if .. i/you .. drink/take/took/swallow .. bleach/all/whole/too_many/lots/pills/poison
overdose/overdosed/overdosing/od on/myself/again/yesterday/last/tonight/because
i .. overdose/overdosed/overdosing
i tried to? .. die/kill/end/hang/overdose/drown_myself/jump_off
@want to/of/about? jump/jumping/jumped .. off/from/out_of/in_front_of/out/under .. roof/bridge/building/window/balcony/cliff/train/car/bus/road/tracks/railway/flat/floor/something_high/lorry/truck/somewhere_high/traffic
if/when i .. jump/jumped/fell .. off/from/out/in_front .. roof/bridge/building/window/balcony/cliff/train/car/tracks/would
i .. jump/jumping/jumped .. in_front_of .. car/train/bus/lorry/truck/traffic
i .. stand/standing/stood/sitting/on/am_at .. edge/bridge/roof/tracks/ledge .. and/jump/thinking/want/think
walk/walking/run/step/stepped/stepping in_front_of/into/out_in_front_of .. car/cars/traffic/train/bus/road
how .. to? kill/end/hang/hurt/cut/harm .. myself/yourself/oneself/my_life
how .. die .. painlessly/without_pain/quickly/fast/in_my_sleep/peacefully/easily/not_hurt
painless/easiest/quickest/fastest/best/least_painful/easy way/ways/method to? .. die/kill/suicide/end/go/dead
does/will/would .. dying/death/hanging/dead/drowning/to_die .. hurt/painful/feel/scary
what .. does/would/is .. dying/death/to_die/being_dead .. like/feel
i .. wonder/wondering/imagine/imagining/picture/fantasise/dream/dreaming .. dying/death/dead/my_funeral/not_existing/being_dead/not_being_here/suicide/my_own_death
my funeral
thinking/think/thoughts/thought/obsessed .. about/of .. death/dying/ending/killing_myself/suicide/not_being_here/my_death/not_existing
i .. @kill myself
i am going to die/kill/end/hang/overdose/do_it tonight/tomorrow/today/soon/myself/it/someday/one_day/and/because
i .. ready/prepared/want/okay/not_scared/not_afraid/rather .. to? die/of_dying/of_death/dead
i would/will rather/prefer/sooner .. die/be_dead/not_live/not_exist .. than/if/then
i hope/wish/pray i .. die/not_wake/do_not_wake/never_wake/get_hit/crash/get_cancer/disappear/get_run_over
hope/wish/pray .. i .. do/will not/never wake up
wrote/write/written/writing/left/leaving a/my/the .. goodbye/suicide/note_to_say/last .. note/letter/message/letters/notes/goodbye
goodbye note/letter/letters/everybody/world/forever
saying/said/say .. goodbye/goodbyes .. forever/everybody/last/for_good/world/to_all
this/it is my last/final day/message/night/goodbye/time/words/week/birthday
i .. will/am not/going be? here/around/alive .. tomorrow/next/anymore/much_longer/long/christmas/birthday/soon
i am .. not/never going/gonna to? be here/alive/around/reach/make_it/see
soon/tomorrow/tonight .. i .. will? .. be? .. dead/gone/in_heaven/not_be_here/with_grandma/with_grandad/no_longer
go/be/going/join/see to/with/in? .. heaven .. mum/dad/grandma/grandad/nan/gran/dog/her/him/now/soon/$hf/$hm
i .. @want .. be/go .. with/to .. @home/heaven/grandma .. in_heaven/heaven/who_died
voice/voices/head/brain/mind/something/they .. tell/tells/telling/say/says/saying .. me .. to? hurt/kill/cut/die/harm/end/jump/should_die/bad_things/do_bad
my life .. over/pointless/meaningless/ruined/not_worth/hell/worthless/no_meaning/has_no_point/means_nothing/is_nothing/not_matter
life .. pointless/meaningless/not_worth/too_hard/unbearable/no_point/no_meaning/not_for_me
i have nothing/no_reason/nothing_left/nobody .. to? live/live_for/living
nothing to? live for
no/any reason/will to live
i .. no longer .. live/be_alive/exist
i .. not .. supposed/meant .. to? be? here/alive/born/exist
i should .. never/not .. have? .. born/exist/existed/alive/been_born
wish/wished/wishing/should .. never/not/not_been been? born
never .. been born
i was never born
wish .. mum/mother/mom/@home had/never/did .. not/never/had? .. have/had/born/given_birth/me
i .. just? .. want it/everything/this/pain/life/all_of_it .. to? .. stop/end/be_over/go_away_forever/over/stop_forever
make/want/need .. pain/it_all/everything .. stop/end/go_away
i .. end my
how .. tie .. noose/knot_to_hang
noose
i .. tie/tied/put .. rope/belt/scarf/cord/string/noose/bag .. around/round/over .. my neck/head/throat
@someone .. told/tells/telling/said/says/saying/wants .. me .. to? go? .. kill/die/kys/hang/drown/drink_bleach/jump_off !time/two/the
@someone .. wants/wish/wishes me .. dead/to_die/was_dead/were_dead/gone
kill yourself
i .. hit/bang/banging/smash/punch/hitting/smashing/punching my/the head/myself/wall .. against/on/into/until/till/when/on_purpose/because/so/bleed
i .. pull/pulling/rip/ripping out? my hair .. out/when/until/because
i .. stop/hold/holding/held .. breathing/my_breath .. die/forever/faint/pass_out/dead
starve myself .. death/die
kill me .. now/someone/please/pls/already/today/somebody
someone/somebody/god/please/just kill/shoot/end me
put/end me out_of_my_misery
i .. relapse/relapsed/clean_for/days_clean
i .. attempted/attempt suicide/it/to_kill/to_die/last/before
i .. survive/survived .. attempt/overdose
i am better/happier/best dead
i .. @want out of? .. this/my/of life/world/body
i .. drink/drank/drinking/drunk bleach
i do not care if/whether i .. die/died/live/dead/wake/get_killed/get_hit
would not care/mind if i .. die/died/dead/got_hit/not_wake/never_woke
i am dead/dying inside
heart stop .. beating .. want
stop .. my heart
@want to stop/quit .. living/existing/breathing/being/life
@want to? .. rip/tear/peel .. skin/myself
everybody/@person .. be/is happy/happier/glad/better .. when/once/if i .. dead/gone/die/died/not
i .. be? .. dead/gone .. soon/by_tomorrow/by_the/before/tomorrow/tonight/anyway !daylight
i am .. going/planning/thinking .. to/of/about .. suicide/kill/end
you/they/he/she .. will/would .. sorry/regret .. when/after/once .. i .. dead/gone/die
@friend/@sibling/@kid .. @want to/of/about? .. die/kill/hurt/cut/end/harm/suicide/disappear/dead/jump !dragon/zombie
@friend/@sibling/@kid .. cut/cuts/cutting/harm/harms/harming/hurt/hurts/hurting/burns/burning/starve/starving/starves/kill/killing/hit/hits/killed herself/himself/themselves/themself/themselfs/him_self/her_arms/his_arms/her_wrists/her_arm/his_arm/her_legs/their_arms
@friend/@sibling/@kid .. said/says/told/saying/texted/message/messaged/posted/thinks .. want/wants/wanted/going/gonna/will/would/wish/wishes .. to? .. die/kill/end/dead/suicide/disappear/not_live/not_be_alive/not_be_here/not_wake/cut
@friend/@kid/@sibling .. suicidal/self_harm/self_harming/self_harms/suicide/cuts_a_lot/overdosed
@friend/@kid/@sibling .. do/does not want to? .. live/be_alive/be_here/exist/wake/live_anymore
@friend/@kid/@sibling .. took/taken/swallowed .. lots_of/too_many/all/bunch/loads/whole/pills/tablets .. pills/tablets/medicine/paracetamol
@friend/@kid/@sibling .. cuts/scars/cutting/marks .. on/up .. arm/arms/wrist/wrists/leg/legs/thighs
@someone .. wants/said/told/going/says .. to? .. kill/hurt/hang/cut/end/harm herself/himself/themselves/themself/her_life/his_life/their_life
@someone .. cuts/cutting/cut/burns/burning/harming/starving herself/himself/themselves .. told/secret/i_do/what/how_do_i/help/worried
@home .. @want .. kill/hurt/end/hang herself/himself/themselves/her_life/his_life/their_life
@home .. tried/attempted .. kill/suicide/hang/overdose/end/die
@home .. said/says/told .. kill/hurt/end herself/himself/themselves/her_life/his_life
someone/somebody i know .. @want .. die/kill/hurt
unalive myself

-- self_harm talk
why .. @people/person .. cut/harm/hurt/kill/burn/starve themselves/their_arms/their_wrists/herself/himself
why .. @people .. commit/die_by/do .. suicide/self_harm
what is suicide/self_harm/self_harming
is suicide/self_harm .. sin/bad/wrong/illegal/painful/selfish
how .. do .. @people .. kill/cut/hang/harm themselves
what .. happens/happen .. when/if/after i .. die/dead $
i do not want to die
i am scared/afraid of/to dying/die/death

-- abuse urgent
@someone .. @harm me/us !at/in_the_game/to_the/with_a_pillow/by_one/with_a_question
@someone .. @beat .. me/us
@someone .. @beat my .. face/head/arm/arms/leg/legs/hand/hands/bum/bottom/back/stomach/tummy/ear/cheek/mouth
@someone .. gave/gives/give/giving me .. bruise/bruises/black_eye/beating/bloody_nose/busted_lip/slap/smack/hiding/belting/concussion/scars/belt
@home .. @shove me/us
@home .. grab/grabs/grabbed/pull/pulls/pulled/twist/twists/twisted/squeeze/squeezed/yank/yanked/drag/dragged/drags .. my .. hair/arm/neck/ear/throat/wrist/me/hand
@home .. threw/throw/throws/throwing .. at me/us/my/@person/her/him
@home .. threw/throw/throws/thrown .. me/us .. against/down/across/into/on/out/stairs
@someone .. threw/throw/throws/push/pushed/pushes/shoved/shove .. me/us .. against/down/across/into .. wall/stairs/door/floor/wardrobe/fridge/radiator
@someone .. hands/hand/fingers .. around/round/on .. my? neck/throat
@someone .. hold/holds/held .. me .. down/under/underwater/by_the_neck/by_the_throat
@someone .. broke/breaks/broken/fracture/fractured .. my .. arm/leg/nose/wrist/finger/tooth/rib/ribs/jaw/hand
i .. get/got/getting .. hit/beat/beaten/slapped/smacked/spanked/belted/punched/whipped/kicked/burned/burnt/caned/beatings/the_belt/belt/a_beating/the_stick/the_cane/the_slipper .. at_home/when/if/for/every/because/whenever !ball/snowball
i am/was/been/being .. hit/beaten/slapped/smacked/spanked/punched/whipped/kicked/burned/abused/molested/raped/groped/assaulted/strangled/choked/touched .. by/at_home/when/if/last/every/at_night/whenever/since
i .. been/being/am/was/getting .. abused/molested/raped/sexually_assaulted/sexually_abused/groped/beaten_up_at_home
i .. bruise/bruises/marks/black_eye/burns/belt_marks/welts/scars .. from/where/because/by/after .. @someone/belt/stick/last_night/hit/beaten
bruise/bruises/marks .. on/all_over .. me/my .. where/from/because/by .. @someone/belt/hit/beaten/last_night
@someone .. made/makes/left/leaves/leave .. bruise/bruises/marks/scars/mark
@home .. use/uses/used/takes/hits/with/gets .. belt/stick/cane/slipper/wire/hanger/wooden_spoon/shoe/ruler/cord/whip/hose .. on/me/hit/us/out/to
@home/he/she .. took/takes/gets/got .. belt off/out
@home .. violent/abusive/dangerous/aggressive/rough .. $ 
@home .. violent/abusive/aggressive/rough .. to/with/towards/when/at
he/she .. is/gets/was violent/abusive .. to/with/towards/when/at_home
afraid/scared/terrified/frightened .. alone with .. @home/@adult/him/her
not/never feel? safe .. around/with/near .. @someone/him/her/them
unsafe .. home/house/with/around/here
i do not .. want to? .. go/come/be .. home .. because/he/she/they/@home/again/to
@someone .. threaten/threatens/threatened/threatening .. to? .. @harm/kill me/us/@person
@home .. said/says/told/tells/will/would/going/gonna/threatened .. to? .. kill/stab/strangle/murder/burn/shoot me/us/@person/him/her
# seen at home
@home .. @harm .. @person/each_other/him/her !at/in_a_game/to_the
@home .. @shove .. @home/@sibling .. down/against/over/into/and/to/hard
@home .. threw/throws/throw/smashed/smashes/broke/breaks .. things/plates/plate/furniture/everything/stuff/door/tv/glass/glasses/chair/window
@home .. fighting/fight/fights .. and/with/hit/hitting/blood/knife/police/hurt/violent .. hit/hits/hitting/blood/knife/police/hurt/violent/punch
police .. came/come/called .. house/home .. @home/because/fight/again
@home .. pulled/pull/got/has/had/with/grabbed/holding .. knife/gun .. on/at/to/and/out .. me/us/him/her/@person
@someone .. @harm .. @pet !at
# touching
@someone .. @touched me/us !in_my_heart/deeply/goodnight/good_night/on_the_cheek_goodnight/better/at_tag
@someone .. @touched .. my/me .. @private/legs/leg/body/hair/thigh
@someone .. put/puts/putting/slides/slid/stick/sticks/stuck .. hand/hands/fingers/finger/it/tongue/thing/his .. in/down/up/under/on/between/inside .. my/me
@someone .. @ask/make/makes/made/making .. me .. @touched .. him/her/them/it/his/@person/private/@private/there/himself
@someone .. @ask/make/makes/made .. me .. do/did .. things/stuff/it/bad/sexual/something/sex/that .. i_do_not/bed/uncomfortable/to_him/to_her/not_like/dirty/with_him/with_her/hate/private/weird/wrong/secret/in_bed/not_want
@someone .. do/does/did/doing .. things/stuff/something/bad_things/sexual .. to/with me .. 
@someone .. did/do/does/doing/done .. things/stuff/something/bad .. to me
@someone .. show/shows/showed/shown/showing/flash/flashed/flashes/expose/exposed .. me/us .. @hisbody/porn/naked/dirty/sexual/private
@someone .. show/shows/showed/showing/sent/send/sends/make/makes/made .. me .. watch/see/look/dirty/rude/naked/adult/sexual .. porn/corn/video/videos/films/film/movies/things/pictures/magazines/him/naked
@someone .. pull/pulls/pulled/took/takes/take/pulling/taking .. down/off/my/out .. trousers/pants/clothes/knickers/underwear/willy/penis/top/shirt/skirt/bra/pyjamas
@someone .. pull/pulls/pulled/took/takes/take .. his/it out
@someone .. come/comes/came/coming/get/gets/got/sneak/sneaks/sneaked/climb/climbs/creeps/crept/lie/lies/lay/go/goes/sleep/sleeps .. in/into/on/to/inside .. my? .. room/bed/bedroom/shower/bath .. at/when/night/with/every/and/while/late/after/sleep/drunk/me/if
@someone .. come/comes/came/coming/sneak/sneaks/get/gets/climbs .. in/into .. my room/bed/bedroom
@someone .. watch/watches/watching/watched/look/looks/stare/stares/film/films/filmed/spy/spies/peek/peeks/walks_in/films .. me/on_me .. shower/bath/undress/change/changing/getting_dressed/get_changed/naked/sleep/toilet/dress/get_dressed/bathroom
@someone .. take/takes/took/taking .. @picture .. of .. me/us .. bath/shower/naked/undress/sleeping/changing/underwear/no/without/private/asleep/secretly
@someone .. make/makes/made/ask/asks/asked/want/wants/let/lets .. me/sit .. sit/sits .. lap/knee/on_him
@someone .. sit on .. lap/knee .. and/touch/rub/he
@someone .. rape/rapes/raped/molests/molested me/her/him/@person
i .. raped/molested/abused/assaulted/groped
@someone .. have/had/has/having/wants/tried/forced .. sex with me
@someone .. kiss/kisses/kissed/kissing .. me/on .. lips/mouth/neck/tongue/private/like/everywhere/and
@someone .. touch/touches/touched/touching .. private/inappropriately/down_there/wrong/weird/where/there/that_way/funny/strange/bad/uncomfortable
@someone .. touch/touches/touching/touched .. me
@someone .. look/looks/looking/stares .. at .. my @private/body
someone/@home/he/she/@adult .. not supposed to .. touch
bad/secret/wrong/tickle/special touch/touching/touches/game/games/tickles .. with/me/my/he/she/secret/@someone
secret/special/naughty/private game/games .. with/@someone/he/in/bed/no_clothes/naked/plays/play
@someone .. play/plays/playing/played .. secret/special/doctor/naughty/weird/rude games/game/doctors .. with/me
@someone .. hurt/hurts/hurting .. me .. down_there/at_night/in_bed/when
it hurts down there
it hurts .. down_there/when_he/when_she/between_my_legs/private .. he/she/@someone/after/because
# locked in, starved, left alone
@someone .. lock/locks/locked/locking/shut/shuts/trap/traps/trapped/tie/ties/tied/chain/chained/handcuff .. me/us .. in/out/up/inside/to/outside/down/away
@home .. lock/locks/locked/locking/ties/tied/traps .. him/her/them/@sibling .. in/out/up/inside/to/outside/down/away
@home/he/she .. lock/locks/locked .. fridge/food/cupboard/my_door
i .. locked/shut/tied/trapped/chained/kept .. in/up/out/to .. my? .. room/cupboard/closet/basement/cellar/shed/garage/bathroom/house/attic/dark/bed/chair/all_day/all_night/home
@home .. will/do/does/did/can not/never/forget/forgets/forgot/refuse/refuses/stop/stopped .. let/give/gives/feed/feeds/feeding/buy/buys/make/makes/cook .. me/us/any .. eat/food/dinner/lunch/breakfast/drink/tea/meals/anything_to_eat/water/supper
@home .. not/never let/lets/allow/allows .. me/us .. eat/sleep/drink/out/wash/leave/outside/see_a_doctor/go_to_school/go_outside/toilet/use_the_bathroom/talk_to_anybody/have_friends !until_homework
@home .. feed/feeds/feeding/fed .. not/never/only
@home .. do/does not/never feed/feeds
no/any/not/nothing/never .. food/eat/to_eat/dinner/heating/electric/electricity/hot_water/breakfast .. at_home/in_the_house/at_mine/in_our_house/in_the_fridge/for_us/for_days/left/since/house
there is nothing/no .. eat/food .. home/house/fridge/us/days
i .. hungry .. all_the_time/at_home/because/no_food/since/every_day/every_night/days .. no/not/food/mum/dad/money/@home
@home .. left/leaves/leave/leaving/gone/abandoned/abandon .. me/us .. alone/by_myself/on_my_own/outside/home_alone/for_days/all_night/days/weeks/in_the_car/at_night/overnight/with_no/by_ourselves/somewhere
@home .. has/have/been/is gone .. for? .. days/weeks/since/two/three/alone/all_night/nights
i .. home/house/left/been .. alone/by_myself/on_my_own .. for/all/since .. days/day/weeks/week/nights/night/weekend
@home .. make/makes/made/making/force/forces/forced .. me/us .. sleep/stand/kneel/stay/live/eat/sit .. outside/floor/garage/shed/corner/hours/bathroom/car/off_the_floor/in_the_cold/garden/cold/rice/soap/dog_food/naked/all_night/hours/dark
@home .. make/makes/made .. me .. sleep/stay/stand/live .. outside/in_the
@home .. make/makes/made/force/forces .. me/us .. steal/drink/smoke/take_drugs/sell/beg/work_all_day/lie_to
@home .. kick/kicks/kicked/throw/threw/throws/chuck/chucked .. me/us .. out/outside/on_the_street
@home .. wash/washed/put/puts .. my mouth .. soap
@someone .. hold/holds/held/put/puts/pushed/pushes .. my/me .. head/face/hand/under .. under/in .. water/toilet/bath/hob/stove/fire/hot
@home .. drunk/drinks/drinking/high/drugs/passed_out/wasted/alcoholic .. and/when/then/gets/so/he/she/every/all/again .. hit/hits/angry/shout/shouts/scary/mean/violent/hurts/forget/forgets/alone/feed/screams/throws/passes_out/falls
when @home/he/she .. drunk/drinks/been_drinking/drinking .. hit/hits/hurt/hurts/angry/shouts/mean/violent/scared/scary/throws/nasty/different
@home/he/she .. gets/is/was/been .. drunk .. every/and/all/a_lot/when/again
@home .. is/are an alcoholic/addict/drug_addict
@home .. take/takes/taking/do/does/doing/smoke/smokes/smoking/sell/sells/use/uses/using/on .. drugs/weed/crack/heroin/coke/cocaine/meth
scared/afraid/terrified/frightened .. of/that/when .. my? @home !will/finding/find/being/might/is_going/getting/seeing/dying/dies/wont/cooking/driving/when_i_tell
@home/he/she/they .. scares/scare/frightens/terrifies .. me/us
i am scared/afraid/terrified/frightened .. when @home .. home/drunk/angry/shouts/comes/drinks/mad/near/alone
i am/feel/am_not scared/uncomfortable/unsafe/afraid/weird .. with/around .. @home/@adult/him/her
@home .. say/says/said/told/tells/wish/wishes/wished .. i .. never .. born/been_born
@home .. say/says/said/told/tells/wish/wishes .. me .. wish/wishes .. never/not .. born/had_me/have_me
@home .. wishes .. i was/were .. dead/never_born/not_born/somebody_else
@home/he/she .. say/says/said/told .. not/never .. to? tell/say_anything/anybody .. anybody/about/what/teacher/mum/or
@someone .. @ask/say/says .. me .. @secret .. what_he/what_she/or/touch/hurt/happened/from/about_it
@someone .. said/says/told/tells .. if i tell .. will/would/kill/hurt/happen/bad/trouble/police/nobody/believe/away/prison
@someone .. our/a secret .. touch/bed/bath/hurts/game/body/kiss/undress
someone is hurting me
i .. being hurt .. at_home/by/someone
help .. he/she/they/@someone .. @harm/touching/coming/locked
i .. hide/hiding/hid/hides .. from/under/in/because .. @home/he/she/when .. drunk/angry/fight/hit/comes/home/shouting/hurts/mad/screaming
nobody would/will believe .. me .. about/if/he/she/touched/hurt/does/@someone
i .. told .. nobody/never/not .. what .. he/she/@someone .. did/does
what .. he/she/@home/@adult .. does/did/do to me
@friend .. getting/gets/get/is/was/being/been .. hit/beaten/abused/hurt/slapped/locked/starved/raped/molested/touched .. by/at_home/at/from/every/when/in
@friend/@kid .. is_being/being/gets/getting/been .. hit/hurt/abused/beaten/touched/starved
@friend .. @adult/@home .. @harm/touches/locks .. her/him/them/@friend
@friend .. said/says/told .. @home/@adult .. @harm/touches/touched/locks/beats .. her/him/them
@adult .. @harm/touches/touched/touching .. @friend
@relative .. @harm/touches/touched/touching/locks/starves .. her/him/them/@friend/@kid/me
@friend .. bruise/bruises/marks .. home/dad/mum/from/every/all_over/arms/@adult
@friend .. scared/afraid .. go_home/of_her/of_his/of_their/of_going_home/home
# a name we don't know
!@thing * hits/punches/slaps/kicks/beats/chokes/touches/touched/molests/raped/punched/slapped/kicked/choked/hurts/strangled/molested/groped me/us !at/to/with_a/by/in_the_game/up/the_ball/that/when_i_think
^ hits/punches/slaps/kicks/beats/touches/beat/hit/slapped/punched/kicked/touched/molested/raped/groped me !with/up/again/one/when_you
hits/punches/slaps/kicks/beats/hurts/touches/choked/slapped/punched me .. every/when/all_the/at_night/with_a_belt/because/and/whenever/if/until/till/so_hard/for
hitting/beating/punching/slapping/kicking/touching/hurting/molesting/choking/abusing me
private parts .. touch/touched/touches/hurt/saw/looked/show
touch/touched/touches/touching/tuch .. my .. private/privates/private_parts/willy/bum/bottom/boobs/vagina/penis/breasts/chest

-- abuse urgent home
& fridge/cupboards/house empty/no_food/nothing always/never/steal/hungry/eat/home -shopping -milk -forgot
i .. steal/stole/stealing food
belt/stick/cane/slipper .. again/last_night/when_i/for/marks
i/me .. got/get/getting/had the belt/stick/cane/slipper/strap
i am not allowed to? .. eat/drink/sleep/food/use_the_toilet/wash until/unless/if/for/because/anything/dinner
afraid/scared/terrified/frightened to? go/going/be/being/come/coming .. home/back_home/in_my_house/in_my_own_house
not/never feel? safe .. at_home/in_my_house/in_my_own_house/home/in_my_room
i .. get/got/am .. hit/beaten/slapped/smacked/spanked/belted/whipped/caned .. if/when/for i? .. get/got/fail/marks/grade/grades/less/wrong/bad/test/score/homework/full_marks
scared/afraid/terrified/frightened/do_not_want/not_want .. to? go/going .. home .. hurt/hit/he/she/they/because/there/again
i am/get .. scared/afraid/terrified/frightened .. to/of/at go/going/be/being? .. home $
i hate .. being/going/home/be .. home .. because/hit/hurt/fight/scared/he/she/they/shout
i .. get/am/being .. hit/beaten/hurt/locked/starved/smacked/slapped/spanked .. at_home/in_my_house/by_someone_at_home
someone/they/people at_home/in_my_house .. @harm/touch/touches .. me/us
bad things/something .. happen/happens/happening .. at_home/in_my_house/in_our_house/in_my_room
i .. not/never safe .. at_home/in_my_house/here/home
things/stuff .. happen/happens/happening .. at_home .. tell/talk/scared/bad/hurt/not
home is not safe/a_safe
i do not feel safe .. home
no/nothing .. food/eat .. at_home/in_the_house/fridge/house .. for/again/because/and/i
do not want to go home .. hurt/hit/scared/he/she/they/drunk

-- abuse talk
@home .. hates/hate/dislikes/despises me
@home .. do/does/will/did not/never love/loves/care/cares/want/wants/like/likes me/about_me/for_me/i_live/if_i
@home .. call/calls/called/calling/say/says/said/tell/tells/told/telling/think/thinks .. me/i_am/that_i_am/i .. @insult/@badself
@home .. shout/shouts/shouting/scream/screams/screaming/yell/yells/yelling/shouted/screamed/yelled/swears/swear .. at me/us
@home .. shout/shouts/shouting/scream/screams/yell/yells/yelling .. all_the_time/every/always/all_day
@home .. make/makes/made/making .. me feel .. worthless/useless/stupid/small/bad/like_nothing/sad/unwanted/scared/ugly/unloved/bad_about/like_a/horrible/awful
@home .. love/loves/prefers .. @sibling/@adult/him/her .. more_than/not_me/better
@home .. laugh/laughs/laughed .. at me
@home .. compare/compares .. me
@home .. not/never talk/talks/speak/speaks/listen/listens .. to me .. days/weeks/anymore/ignores
@home .. ignore/ignores/ignored/ignoring me
@home .. disappointed/ashamed .. of/in .. me

-- grooming urgent
@adult/@kid/he/she/they .. online/game/chat/app/chatroom .. @ask .. address/number/phone/school/age/name/house/where
@adult/@kid/he/she ... wants/want/asked/asks .. my .. address/number/home_address/phone_number
online ... model/modelling/bikini/swimsuit/underwear .. @picture
@adult/he/she .. gave/gives/bought/sent .. me .. phone/gift/present/money/things/present/presents .. and .. @secret/a_secret
@someone .. online .. @ask .. my/me .. address/number/school/name/age/picture/pictures/house
@someone .. @ask/says/say .. model/modelling/bikini/swimsuit/underwear .. picture/pictures/photo/photos/video
@someone .. rub/rubs/rubbed/touch/touches .. under my
@someone/online .. @ask .. me/for/my .. @naked/nudes .. @picture
@someone .. @ask .. me/for .. @picture .. of .. me/my/myself/body/face/feet/bum/boobs/selfie
@someone .. @ask .. me/for .. @send .. @picture/nudes/naked
@someone .. @ask/keeps_asking .. for .. @picture/nudes/my_address/my_number/where_i_live
@someone .. @ask .. me .. to? .. @send/turn_on/open/switch_on/put_on/go_on .. camera/cam/webcam/video/facetime/nudes/video_call
@someone .. @ask .. me .. undress/strip/take_off/naked/clothes_off/get_undressed/take_my_top_off/lift_my/pull_down/touch_myself/pose/dance_for/show_him/show_her/show_them/show_my_body/show_my_chest/show_my_bum
@someone/online/!@home * .. send/sent/sends/sending/show/showed .. me/us .. nude/nudes/naked/dirty/sexy/sexual/porn/corn/dick/rude/weird/inappropriate/private/penis/@naked/d_pic/adult .. @picture/video/videos/messages/message/stuff/thing/body/himself
@someone .. sent/send/sends/sending me .. @picture/video .. of .. @hisbody/private
@someone .. sent/send/sends/sending me .. nudes/dick_pictures/porn/naked
@someone .. sent .. me? .. @picture .. of him $
i .. @send/sent .. nudes/nude/naked/@naked .. @picture/to/and/now/him/her/@someone
i .. sent/gave/showed/send .. him/her/them/@adult/@kid/@friend .. @picture/nudes/video .. of/and/naked/without/my/private/he/she/now/regret
send/sent/sending/asked_for/asking_for/ask_for/wants/want/begging_for nudes/nude
nudes
@adult/online/@kid/he/she/they .. met/meet/know/talk/talked/chat/chatting/play/talking .. online/on_a_game/on_an_app/internet .. want/wants/asked/asks/asking/told/said/says/meet/send/picture/secret/address/older/love/gift/school
@adult/@kid/he/she/friend/person .. online .. wants/want/asked/asks/asking/told/said/says/keeps/sent/send/sends/messages/message/love/loves/knows/offered/gave/buys .. me/meet/to/my/for/if/where/picture
@adult/@kid/he/she/they .. online .. asked/asks/asking/wants/want .. my/me/where/how/for/what/if/to
i .. met/meet/talking/talk/chatting/chat/know .. @adult/@kid/someone/him/her/@someone .. online .. older/meet/picture/send/secret/want/wants/love/years/age/adult/says/said/boyfriend/real_life/mum/parents/know
@someone .. want/wants/asked/asks/asking/wanted/trying/going/said/says .. to? meet/meeting .. me/up/us/in/at/after/alone/irl/real_life/secretly/park
@someone .. want/wants/asked/asks/said .. me .. to? .. meet/come/go .. him/her/them/up/alone/house/car/park/hotel/his/secretly/sneak/flat/room/over
i am/going .. to? .. meet/meeting .. @adult/someone/him/her/boy/girl/@kid/friend/guy .. online/internet/from/never_met/app/park/tonight/secretly/i_met
meet/meeting .. online/internet .. friend/boyfriend/girlfriend/guy/person/someone/stranger/man/in_real_life/@adult/@kid
meet/meeting up? with? .. @adult/someone/@kid/stranger/@friend/boyfriend .. online/from_the/internet/i_met/never_met/know_from
@someone .. says/said/say/pretends/claims/reckons .. he/she/they .. is/was/are .. but/older/lying/looks/sounds/not/really/voice
@outsider/he/they .. says/said/told/tells/asks/asked/keeps/makes/made .. me? .. not/never .. to? tell .. anybody/@home/teacher !surprise/present/answer
she .. says/said/told/tells/asks/asked .. me? .. not/never .. to? tell .. @home !surprise/present
@someone .. keep/says/said/told/tells/asks/asked .. me? .. keep .. secret/quiet/between/from .. mum/dad/parents/us/anybody/@home/@adult/me/it/our/or/$
@someone .. says/said/told/is .. it/this/that is .. our/a .. secret
keep/keeping a? secret/it .. from .. my? @home .. online/man/guy/he/she/because/gift/boyfriend/told/said
@outsider/he/she/they .. buy/buys/bought/give/gives/gave/giving/send/sends/sent/offer/offers/offered/promise/promises/promised/pay/pays/paid/gift/gifts/gifted .. me? .. gift/gifts/robux/v_bucks/vbucks/money/presents/skins/phone/vape/alcohol/things/cash/sweets/gift_card/clothes/nitro/drugs/pounds/dollars/battle_pass .. if/secret/send/kiss/touch/picture/hug/not_tell/to_keep/for_my/to_send
@someone .. gives/gave/buys/bought .. me .. presents/gifts/things/money/robux/sweets/stuff .. secret/not_tell/do_not_tell/online/stranger/touch/picture/kiss
@adult/stranger .. follow/follows/followed/following/waits/waiting/watches/watching/stare/stares/staring .. me/for_me/our/outside
& @adult offer/offered/offers/ask/asked/asks/told/tried/wants lift/ride/car/sweets/candy/van/get_in/house/puppy/puppies/come_with_him/go_with_him/where_i_live i/me/us -you -what_should -poster -quiz -teacher -@home -bus
@adult .. car/van .. ask/asked/told/want/wanted/said/stopped/pulled/follow/followed/offered/talk/tried/shouted .. me/us/get/in/lift/sweets
@someone .. ask/asks/asked/asking/wants/want/keeps .. me? .. what .. i_am_wearing/my_body/my_bra/i_look_like/underwear/i_wear/colour/color/size/wear/wearing/my_boobs
@someone .. ask/asks/asked/asking/wants/keeps .. if/whether .. i .. home_alone/alone/virgin/naked/kissed/puberty/period/boyfriend/hair_down_there/had_sex/touch_myself/in_bed/am_alone
@adult/he/she/online/person/@someone .. ask/asks/asked/asking/wants/keeps_asking/want .. to_know? .. where i live/go_to_school/am
@someone .. ask/asks/asked/asking .. me? .. for? my .. address/number/phone_number/school/bra_size/password/snap/real_name/home_address/bra
my? .. boyfriend/girlfriend .. is .. 18/19/20/21/22/23/24/25/26/27/28/30/35/40/older/adult/much_older
i .. date/dating/going_out/boyfriend/girlfriend/in_love .. with? .. 18/19/20/21/22/23/24/25/26/27/28/30/35/40/older_man/teacher/adult/much_older/grown_man/years_older
@adult/online/@someone .. says/said/told/tells .. loves/love/is_in_love/in_love/i_am_beautiful/i_am_sexy/i_am_hot/i_am_mature/i_am_special/mature_for/pretty_for/sexy/hot_body .. me? .. secret/online/older/mature/age/meet/send/but/not_tell/my_age/$
mature for my age
teacher/coach/tutor/@adult/online .. message/messages/messaging/texts/text .. me .. at_night/late_at_night/all_night/every_night/privately/secretly/in_secret/beautiful/sexy/pretty/weird_things/dirty/pictures
@someone .. turn/turned/put/switch .. on my? .. camera/webcam .. undress/show/body/naked
@adult/@someone .. delete/deletes/deleted .. messages/chats/chat/message .. mum/parents/so/nobody/see/told/asked
delete .. messages/chats .. so .. nobody/mum/parents/see
@someone .. touch/kiss/hold .. if we/i meet/met
@someone .. want/wants/asked/ask .. me to? .. run_away/sneak_out/come_live/be_his/be_her .. with/him/her/girlfriend/boyfriend/to
@someone .. my body .. nice/sexy/beautiful/hot/developed
someone/stranger/@adult .. wants/asked/asks/asking .. picture/pictures/photo/photos/selfie .. of me/us/my_body/my_face/my_feet
someone/stranger/@adult .. wants/asked/asks/asking me for .. picture/pictures/photo/photos/selfie $
video call/chat .. @someone .. clothes/naked/undress/body/private
send/sent .. @picture .. my? .. body/boobs/bum/private/chest/feet/underwear/bra .. 

-- blackmail urgent
@someone/ex .. threatening/threatened/threatens to? .. send/post/show/leak/share/tell
@someone .. leak/leaks/leaked/post/posts/expose/exposes my .. @picture/video/nudes/messages/chats
if i do not .. send/pay/give .. he/she/they/@someone .. will/would/going/says .. show/tell/post/send/leak/share
@someone .. screenshot/screenshotted/screenshots/recorded/saved .. it/me/them/my .. and .. makes/make/wants/says/will/threat/tells
@someone .. threaten/threatens/threatened/threatening/going/gonna/will/would/said/says/saying/want/wants .. to? .. post/leak/share/send/show/spread/expose/upload/publish/release/put .. my/the/it/them/nudes/everything/screenshots/a .. @picture/nudes/video/everybody/online/@home/secret/chats/school/@person/messages/family
@someone .. will/would/going/gonna/says/said/threatens/threatened/threatening .. to? .. post/leak/share/send/show/spread/expose/upload/publish .. it/them/my/nudes/everything/@picture .. if/unless/to_everybody/to_my/to_all/online
@someone .. will/would/going/says/said/threatens/threatened .. tell .. everybody/parents/mum/@home/school/them .. if/unless .. i .. not/send/pay/do/give
@someone .. has/have/got/saved/screenshotted/recorded/kept .. my/of_me/a/some/naked/@naked/nudes/me .. @picture/nudes/naked/of_me/video .. and/wants/asking/money/threat/pay/threatening/will/says/said/now/more/he/she/they
@someone .. has/have/got/recorded/screenshotted .. nudes/nude/naked/private @picture? .. of/and/me
@someone .. blackmail/blackmails/blackmailed/blackmailing/sextorted/sextorting/extorting .. 
i .. being/am/been/getting .. blackmailed/sextorted
blackmail/blackmailing/blackmails/blackmailed/sextortion .. me
sextortion
@someone .. want/wants/asking/asks/demand/demands/demanding .. money/gift_cards/pounds/dollars/bitcoin/more/pay .. or/otherwise/else/not_post/pictures/delete .. post/send/share/leak/show/tell/everybody/picture/them/friends/family
@someone .. pay/money/send_more/more_pictures .. or .. post/send/share/leak/show/tell/upload
@someone .. has screenshots .. me/my/of
@someone .. leak/leaked/leaks/leaking/posted/shared/sharing/spread/spreading/showed/sent/sending/post/share .. my? .. nudes/nude/naked/private/@naked .. @picture/to/around/online/me/everybody
if i do not send/pay/give/do .. will/would .. post/send/leak/tell/share/show/upload

-- threat urgent
i .. make/making .. @person/them/everybody all? pay/suffer/regret
@outsider/they .. make/makes/making/force/forces .. me .. carry/sell/deliver/hold/hide .. stuff/things/it/package/packages/drugs/bag/something
@someone .. said/says/threaten/threatens/threatened .. hurt/kill my/@home/@friend/@sibling/@person
@outsider/he/she/they/someone .. say/says/said/saying/told/tell/going/gonna/will/would/want/wants/wanted/threaten/threatens/threatened/threatening/promise/promised/planning/plan/try/tried/trying .. to? .. kill/stab/shoot/murder/hurt/beat/beat_up/beats_up/jump/attack/fight/batter/burn/kidnap/punch/smash/rape/break/destroy/slap/hit/cut/drown/strangle me/us/my/him/her/@friend/@person/everybody/the_school/people/our
@outsider .. want/wants/going/will/said/says/planning .. hurt/fight/jump/get/kill/batter/punch me
@someone .. pull/pulled/pulls/has/had/got/bring/brings/bringing/brought/carry/carries/carrying/keeps/show/showed/with/holding/point/pointed/points/hold/held/wave/waved .. @weapon .. me/us/school/bag/class/tomorrow/locker/backpack/stab
@someone .. @threaten .. me/us/@friend/my/to/him/her/@person
@someone .. sent/send/sends/sending/made/makes/making .. threats/death_threats/threatening
death threats
threatening me/us
i .. got/get/received/getting .. threats/death_threats/threatened
i am/being/been/was .. threatened
i .. have/bring/bringing/brought/carry/carrying/got/take/taking/took/need .. @weapon .. to/in/into/at/for .. school/class/bag/backpack/protect/protection/pocket/safe/defend/locker
gun/knife/weapon/bomb/knives/guns .. at/to/in/into .. my? school/class/locker/backpack
i .. @want to/of/about? .. kill/murder/stab/shoot/strangle/torture/poison/hurt/harm/attack/beat_up/burn/smash/bomb/choke/beat/stabbing/killing/hurting/shooting/punch .. @person/him/her/them/everybody/people/someone/kids/school/teacher/my_class/everyone/the_whole/all_of_them/some_people/others/anybody .. 
i .. @want to/of/about? .. shoot_up/blow_up/burn_down/bomb/set_fire_to/shooting_up .. school/the/my/house/place/class/it
shoot_up/shooting_up/blow_up/blow/bomb/burn_down .. my/the/our/this school
i .. make/making them .. pay/suffer/sorry/regret .. for/all/what/everybody/dead/blood/hurt
they/@kid/everybody .. going/will .. pay/suffer/regret/be_sorry/die .. for/when/what/tomorrow/because/all .. they/did/me/i
i .. list/hit_list/kill_list .. of? .. people/kids/who/kill/hurt
kill/hit list
i .. hear/hearing/voices .. telling/tell/tells .. me .. hurt/kill .. people/@person/them/him/her
i .. going/gonna/will .. kill/stab/shoot/murder .. him/her/them/everybody/@person/people/you
i .. could/might/nearly/almost/will .. kill/stab .. him/her/them/@person/someone .. if/tomorrow/with/when/i_mean
jump/jumped/jumping/jumps me .. after/tomorrow/on/at/in/outside/by/if/and
waiting/wait/waits .. for/outside .. me .. after/school/gates/fight/beat/hurt
there is/will_be/going_to_be .. shooting/shooter/stabbing/bomb/attack/gun .. at/in/tomorrow .. school/my/tomorrow
someone/@kid/@friend/he/she/they .. going/planning/plans/wants/want/said/says/will/joked .. to? .. shoot/shooting/shoot_up/bomb/bring_a/stab/blow_up .. school/everybody/people/gun/knife/class/teacher/us
@someone .. forced/forces/forcing/made/makes/making .. me .. sell/carry/deliver/hold/hide .. drugs/packages/package/weed/knife/money/stuff/county_lines/parcels/gun
i .. carry/deliver/sell/hold/selling/delivering .. drugs/packages/weed/parcels .. for/them/him/gang
gang/@kid .. wants/want/told/makes/made/forcing/force/making .. me .. to? .. join/steal/sell/carry/deliver/stab/fight/hold
know where i live .. and/will/come/kill/hurt/get
@someone .. know/knows where i live
@someone .. come/coming .. to? my house .. and/to/kill/hurt/beat/with/tonight/find
@someone .. find/finds me .. and .. kill/hurt/beat/stab

-- eating urgent
i .. have/has/been/did/do/am not/never .. eat/eaten/ate/eating .. in/for/since/all/anything/today/yesterday/a_thing/properly/much/food/days/because/at_all/anymore/so_i/to_be/to_lose/to_get/until/$
i .. stop/stopped/skip/skipping/skipped/avoid/avoiding/refuse/quit/starving/starve/hiding/hide/throw_away/throwing_away .. eat/eating/lunch/breakfast/dinner/meals/meal/food/myself/tea ... fat/weight/thin/skinny/calories/slim/ugly/flat/bikini/size/nobody/secretly/diet/lose
i .. been/keep/started/always/stopped/have .. skip/skipping/skipped/eating/hiding/throwing_away .. meals/lunch/breakfast/dinner/food/lunches !outside/out/late/early/with
i .. stopped/quit/hate eating !meat/sweets/chocolate/sugar/bread/dairy/so_much
i .. skip/skipping meals
i .. feel/am fat .. eating/lunch/breakfast/dinner/food
i .. starve/starving/starved myself
i .. want/trying/need/going/wish to? .. starve/stop_eating/not_eat/starving
starving myself
i .. make/made/making/force/forced/forcing .. myself .. sick/throw_up/vomit/puke/be_sick/throwing_up/purge/barf
i .. throw/throwing/threw/thrown .. up .. after/on_purpose/my/every/because/so/to/lunch/dinner/food/eat/meals/secret/everything
throw up on purpose
i .. puke/puking/vomit/vomiting/purge/purging/purged/sick/gag .. after/on_purpose/every/my_food/to_lose/when_i_eat/so .. eat/eating/meal/lunch/dinner/food/weight/on_purpose/thin/fat/$
i .. stick/put/sticking .. fingers/finger/toothbrush .. down .. throat/mouth
fingers down my throat
i .. only/live_on .. eat/eating/ate/have/allow .. 100/200/300/400/500/600/700/800/one_apple/an_apple/apple/lettuce/ice/gum/crackers/once_a_day/one_meal/water .. calories/day/a_day/per_day/so/because/to/kcal/cals/cal/$
calories .. a_day/per_day/i_am/today/lose .. fat/skinny/thin/weight/i_ate/only/too_many/lose
i .. count/counting/obsessed .. calories/every_calorie
i .. laxatives/laxative/diet_pills/ipecac/slimming_pills/weight_loss_pills
laxatives .. lose/weight/thin/skinny/eat/fat
i .. anorexia/anorexic/bulimia/bulimic/eating_disorder/binge/bingeing/binged/purge/purging
pro anorexia/bulimia
i .. feel/am/look/think_i_am/hate_being/getting .. fat/disgusting/huge/gross/ugly .. so/and/because/that/i/when .. not_eat/stop_eating/stopped_eating/do_not_eat/skip/starve/throw_up/will_not_eat/eat/eating/food/mirror/lunch/weight
i .. do/will/can not/never eat .. lunch/breakfast/dinner/at_school/because/so/anything/food/in_front .. fat/thin/skinny/weight/ugly/calories/hate/anymore/body/scared/$
fat .. so/because .. i .. not eat/eating/eaten
i .. want/need/trying/have/must/going/wish .. to? .. be/lose/get/become .. skinny/thin/weight/size_zero/skinnier/thinner/kilos/pounds/bones/thigh_gap .. so/not_eat/starve/skip/throw/bad/fast/stop_eating/not_eating/by_not/before/die/how/even_if/no_matter/at_any/week/days
i .. eat/food/eating .. scared/afraid/terrified/guilty/disgusting/hate_myself/punish/feel_bad/feel_guilty/gross/cry/crying
i .. feel .. guilty/disgusting/bad/sick/ashamed/awful .. after/when/every_time/if i? eat/eating/food
i am/get? .. scared/afraid/terrified .. of/to food/eat/eating/gaining/getting_fat/weight/put_on_weight
i .. gain/gaining weight .. scared/afraid/hate/die/stop
i .. eat .. then/and .. throw_up/sick/puke/vomit/exercise_for/purge/throw_it_up/bring_it_up
i .. exercise/run/work_out .. until/till/for_hours/to_burn/burn_off .. faint/collapse/ate/eat/calories/food/i_eat/pass_out
i .. faint/fainted/fainting/passed_out/dizzy .. because/from/not .. not? .. eat/eating/eaten/ate/food/starving
i .. hide/hid/hiding/throw/spit/chew .. food .. napkin/bin/so/away/nobody/mum/tissue/bag/trash/dog/spit/out
i .. binge/binged/binging .. and/then/eat/eating/sick/throw
@friend/@sibling/@kid .. not/never/stopped/stop/skips/skip/refuses .. eat/eats/eating/eaten/lunch/meals .. fat/thin/skinny/because/days/weight/anymore/at_all/in/lunch/worried/she/he/$
@friend/@sibling/@kid .. throws_up/throw_up/throwing_up/makes_herself_sick/makes_himself_sick/makes_herself/starve/starves/starving/anorexic/anorexia/bulimic/bulimia/eating_disorder/purges/vomits .. 
how .. not/stop/avoid .. eat/eating/hungry/hunger .. lose/weight/skinny/thin/days/without/anymore/parents/mum/so/being
how .. long .. go/live/survive/last without eating/food .. i/lose/before/fast/die/thin
how .. lose .. weight/kg/kilos/pounds/stone .. fast/quick/quickly/week/days/tomorrow/not_eating/secretly/without/mum
how .. hide .. not_eating/throwing_up/food/weight/that_i_do_not_eat
how .. make .. myself/yourself .. throw_up/sick/vomit/puke

-- running_away urgent
i do not .. want to? .. go/be/come/return .. home !yet/now/early/by_bus/from/until/so_soon/this/with_the_bus/for_lunch
i .. @run !from_the/with_the/with_your/is_a/to_the_shop
i .. @want to? .. run/leave/leaving/escape/get_away/get_out/move_out/go_far .. home/away_forever/this_house/my_house/from_home/my_family/from_my_parents/from_here_forever/from_them/and_never_come_back/never_come_back/from_@home/far_away/from_everything/from_everybody/for_ever/for_good
i am/have .. leaving/left/leave/ran/escaped/escape .. home/my_house/from_home/the_house .. tonight/tomorrow/forever/for_good/never/because/and/secretly/without/will_not
i am leaving home
i left home
i ran from home
i .. packed/packing/pack .. bag/bags/backpack/stuff/things/clothes/rucksack .. leave/leaving/run/running/go/going/tonight/never/away/escape/nobody/ready
i .. sneak/sneaking/sneaked/climb/climbed/climbing .. out .. window/night/tonight/house/go/leave .. and/forever/never/away/run/leave
i .. never/not .. going/coming/go/come/want .. to? .. back? home .. ever/again/tonight/anymore/never
i am .. never/not going/coming home/back_home
never come/coming/going/go back? home
i .. sleep/sleeping/slept/staying/living/live .. in/on/under/rough/at .. street/streets/park/bus_stop/bus_station/train_station/station/bridge/shed/outside/car_park/forest/woods/rough/tent .. tonight/last/because/i_ran/now/for/since/i
i .. live on the streets
how .. run_away/run_from_home/leave_home/live_on_my_own/live_alone/escape .. from_home/home/without/money/12/11/13/10/14/15/my/secretly/and/when/if/as/$
@friend/@sibling/@kid .. ran_away/running_away/run_away/runaway/run_off/missing .. from/home/tonight/with/and/because/tomorrow/$
@friend .. want/wants/going/planning/wants_to/said .. run_away/leave_home

-- substances talk
@friend/@kid/they/people/he/she .. want/wants/told/tell/tells/pressure/keep/asked/ask/make .. me to? .. vape/smoke/drink/try/take/do .. drugs/weed/it/alcohol/beer/and/but/$
@outsider/someone/they .. offered/offer/offers/gave/gives/handed .. me .. @drugs
@someone/@kid/@friend/they/mates .. pressure/pressures/pressuring/force/forced/forcing/dare/dared/make/makes/making/get/gets .. me .. to? .. vape/smoke/drink/smoking/vaping/drinking/ket/weed/drugs/line
pressure .. to .. vape/smoke/drink/drugs/weed
i .. addicted/hooked/dependent .. @substance
i/me .. cannot/not .. stop/quit/cope/sleep/function .. @substance
i .. cannot .. without .. @substance/drink/smoke
i .. need/crave/craving .. vape/drink/cigarette/weed/smoke/joint/fag .. to/before/every/or/first/morning/so/$
i .. vape/vaping/smoke/smoking .. every/before_school/at_school/alone/on_my_own/sleep/forget/sad/stressed/in_the_toilets/all_the_time/secret/a_day/and_i
i .. @downing .. @booze .. before/at_school/alone/on_my_own/sleep/forget/sad/stressed/secret/helps/feel/cope/nerves/nobody/every
i .. been/am/get/got .. drunk/high/stoned/wasted/hungover .. again/at_school/in_school/every/alone/on_my_own/most/cannot
i .. took/tried/did/done/taking/doing/sniff/sniffed/snorted/smoked .. ket/ketamine/coke/cocaine/mdma/mandy/xanax/spice/lean/glue/heroin/crack/meth/acid_tabs/shrooms/speed/weed/deodorant
i .. drinking/drug/drugs/alcohol problem
how .. i .. stop/quit vaping/smoking/drinking/weed/ket
help me .. stop/quit .. vaping/smoking/drinking/weed
@friend/@sibling .. always/is .. on_drugs/takes_drugs/doing_drugs .. worried/scared/tell

@someone .. give/gives/gave/giving/buys/bought/offers/offered .. me/us .. @booze/weed/vape/vapes/cigarettes/drugs/joint .. and/but/to/every/$
i .. steal/stealing/stole/sneak/sneaking/sneaked/take/taking .. @booze/cigarettes/vape .. !away

-- bullied urgent
@kid/@friend/they/people/someone .. @beat me/us !at/in/to/by
@kid/they/@friend/people/someone .. @shove .. me/my .. down_the/into_the/against/stairs/locker/wall/ground/floor/by_the_hair/by_the_neck
i .. get/got/getting/being/am/been/was .. beaten_up/beat_up/punched/kicked/jumped/slapped/shoved/pushed_around/pushed_over/pushed/attacked .. at_school/by/on/in/every/after/at_break/at_lunch
@kid/they/@friend .. @beat .. @friend

-- bullied talk
@outsider/they/he/she .. wrote/written/writing/scratched .. wall/door/desk/locker/board/toilet .. i_am/about_me/my_name
wrote/written .. that/about i/me/my .. slag/slut/@insult/whore/$
@outsider/they/he/she .. tell/telling/told/say/saying .. everybody/people/@kid/@friend/lies/rumours .. lies/rumours/secrets/about_me
@outsider/they/he/she/someone .. make/made/making .. fun/a_joke/jokes/memes/meme of
i/me .. get/gets/got/getting/being/been/was/am .. called .. @insult/names/slur/slurs/the_n_word/the_p_word
^ get/got/getting/being/been called .. @insult/names/slur/slurs/the_n_word/the_p_word
i/me/we .. am/get/gets/got/getting/being/been/was/are .. bully/bullied/bullies/bullying/teased/picked_on/mocked/made_fun_of/laughed_at/cyberbullied/cyber_bullied/harassed/called_names/left_out/excluded/humiliated/tormented
bully/bullies/bullied/bullying/bullys .. me/us/i/my
i .. bullied
@someone/people/everybody/nobody/!i * .. @tease me/us
everybody/they/people/@outsider/he/she .. laugh/laughs/laughing/laughed .. at/about .. me/us/my/when_i
@outsider/they/people/everybody/he/she .. call/calls/calling/called me/us .. @insult/a_baby/stinky/poor/mean/horrible/nasty/chubby/names/the_p_word/the_n_word
@outsider/they/people/everybody/he/she/someone .. say/says/said/saying .. mean/horrible/nasty/bad/rude/hurtful/racist/cruel .. things/stuff/comments/words .. to/about/me
@outsider/they/people/everybody/he/she .. say/says/said/saying/told/tell/tells/think .. me? i_am/that_i_am/i_look/i_smell/i .. @insult/@badself/smell/stink
@outsider/they/people/everybody/he/she .. make/makes/made/making .. fun/jokes/memes .. of/about me/my/us
@outsider/they/people/he/she/someone .. push/pushes/pushed/pushing/trip/trips/tripped/shove/shoves/shoved/spit/spits/spat/steal/steals/stole/take/takes/took/hide/hides/hid/break/broke/throw/throws/threw/kick/kicks/pull/pulls/pulled/pinch/pinches .. my/me/on_me/at_me .. lunch/money/bag/things/stuff/hair/food/around/over/shoes/lunch_money/phone/pencil_case/chair/toilet/books/face/every_day/all_the_time/corridor/playground !by_accident
@outsider/they/people/he/she/someone .. spread/spreads/spreading/started/told/make_up/made_up/tell .. rumours/rumors/lies/gossip/secrets .. about me
@outsider/they/people/he/she/someone .. made/make/created/have/started/post/posted .. group/chat/group_chat/account/page/meme/video .. about me/without_me/to_make_fun/hate
group chat .. without me/about_me/kicked_me
they/@outsider/@friend/everybody .. exclude/excludes/leave/leaves/left/leaving me out
they/@outsider/@friend/everybody/people/he/she .. ignore/ignores/ignored/ignoring me
they/@outsider/@friend/everybody .. turned against/on me
they/@outsider/@friend/everybody/nobody .. will/do/does/did/would not let/lets me .. play/join/sit/in/be
mean to/about me
racist .. to/about/me/comments/names
& cyberbully/cyberbullying/cyberbullied/cyberbullies i/me/my -poster -definition -project
@kid/@outsider .. gang_up/ganged_up/ganging_up/gangs_up .. on/against
@outsider/they .. send/sent/sends .. mean/nasty/horrible/hate/hurtful .. messages/texts/comments/dms/message/stuff
@outsider/they/people .. stare/stares/staring/whisper/whispers/whispering/point/pointing .. at/about me
@kid/@outsider/they .. pressure/pressures/pressuring/force/forced/forcing/dare/dared/make/making .. me .. to? .. do_it/things/kiss/steal/fight/jump/shoplift/have_sex
@outsider/@friend .. picks/pick/picking/picked .. on me

-- lonely talk
will/would/could you be my? friend ... lonely/no_friend/do_not_have
nobody .. sit/sits/sitting/play/plays/talk/talks .. with/to me
nobody/none .. like/likes/love/loves/care/cares/want/wants/talk/talks/play/plays/sit/sits/listen/listens/understand/understands/notice/notices/choose/chooses/pick/picks/invite/invites/invited/believe/believes/see/sees/help/helps/miss/misses/speak/speaks/ask/asks .. me/with_me/to_me/about_me/by_me/next_to_me/near_me/us
nobody cares/understands/listens/gets_me/loves/would_care
nobody .. my friend
nobody to? .. talk/play/sit/turn/tell/trust
nobody wants .. me/friend/partner/sit/play/be
i have/got/had no/zero/0/not_any/nobody .. friend/mates/one/friend_left/pals/to_talk/to_play/to_sit
i do not have/got @friend
i have not got @friend
i do not have/got .. any/a/one .. friend/mates/pals/body/one_to/best_friend
i have not got .. friend/mates/any
i .. lost .. all/only/best .. friend/friend_'s
everybody .. hate/hates me
everybody/they/@outsider/people .. hate/hates/dislikes me
i .. feel/am/feeling/felt/be/was .. alone/lonely/left_out/invisible/unwanted/unloved/isolated/excluded/friendless/on_my_own/forgotten/like_a_ghost/like_nobody/different_from_everybody/like_an_outsider/out_of_place !at_my_desk/with_my/for_a/in_the_house/on_the/today/while/until/when_i_read/when_we/at_home
alone/by_myself/on_my_own .. at .. lunch/break/playtime/recess/every/school
sit/sitting/eat/eating/play/playing/spend .. alone/by_myself/on_my_own .. every/all/because_nobody/lunch/break/recess/playtime/nobody/day/always/$ !desk
i .. eat lunch .. alone/toilet/bathroom/by_myself
not/never/only_one .. invited/chosen/picked/included .. to/for/by/in/me/not
everybody .. was/were/got/is/are .. invited .. but/except/not me
i .. not .. invited
@friend .. not/no_longer/stopped .. talk/talking/speak/like/want/be/play/my/friend/love .. me/my/anymore/with/friend/to
@friend .. replaced/replace/dumped/ditched/left/abandoned/ghosted/betrayed/blocked/unfriended/moved_away me .. 
@friend .. moved/moving .. away/country/to_another
@friend .. not my friend
i .. not .. fit_in/belong/fit/matter/have_anybody/have_anyone
i .. do not fit in
i miss/missing .. my? .. @home/@friend/@sibling .. much/lot/every/so/died/away/prison/hospital/left/moved/cry/$
i wish .. i had .. friend/someone_to/a_family/anybody/one_friend/somebody
i .. feel like .. nobody/no_one/ghost/outsider/burden/i_do_not_exist/i_do_not_matter/i_am_invisible/everybody_hates/i_am_not_there
who would/will .. be/want .. my friend
i am the only one .. without/who/not/alone/friend
are you my only friend
you are my only friend
i do not matter
i .. feel/am different from/than .. everybody/the_other/others

-- sad talk
i am not ok
i/me .. am/feel/feeling/felt/been/get/makes_me/feels .. @sad .. !about_the/that_we_lost/because_we_lost/we_lost/that_i_missed/it_is_over
i feel/am .. bad/awful/horrible/terrible/rubbish/low/down/not_okay/not_ok/not_good/not_fine .. all_the_time/every/about_everything/inside/lately/for/anymore/and/every_day
i am not okay/ok/fine/alright
i do not feel okay/ok/good_inside/happy/anything/like_myself/right
i .. not/never .. happy/feel_happy/smile/enjoy/be_happy .. anymore/anything/ever/again/in/for/long/ages/since/$
i/me .. cry/crying/cried/cries .. every/all/myself_to_sleep/at_night/lot/always/night/myself/into_my_pillow/to_sleep/in_secret/in_my_room/in_the_toilet/in_the_bathroom/and_i_do_not/nobody/alone/and_cry !laughing/film/movie/onions/onion
i .. want/feel_like/going/need/about to? cry/crying .. all/every/because/now/when/$
i can not stop crying
cry myself to sleep
crying myself to sleep
my/our .. @pet .. died/dead/dying/passed_away/put_down/put_to_sleep/ran_over/run_over/killed/is_gone/has_cancer/very_sick/missing
@home/@sibling/@friend .. died/dead/dying/passed_away/passed/passing/gone_forever/cancer/in_heaven/funeral/killed_in/in_a_coma/terminally/going_to_die/is_going_to_die/has_died/tumour/tumor/stroke/heart_attack
lost my .. @home/@sibling/@friend/mum/dad
i lost @home
funeral .. @home/my
miss @home
i miss .. so_much/died/my_mum/my_dad
$hp .. @fight !over/about_the/for_the .. 
@home .. @fight .. all/every/lot/about_me/at_night/again/each_other/because_of_me/loud/downstairs/$ !football
@home .. getting/get/going/want/wants/having/might/about/talking_about/thinking .. divorce/divorced/divorcing/separate/separated/separating/split_up/splitting/splitting_up/break_up
@home .. are/is divorcing/separating/splitting
@home .. left/leave/leaving/walked_out/moved_out/moving_out .. us/me/family/forever/for_good/$ !alone/at/a_note/some
@home .. in/to/going .. prison/jail
@home .. and @home .. @fight
divorce .. my? .. fault
@home .. getting/want/wants/get/about/talking_about a? divorce/divorced
my fault .. @home/fight/divorce/they/died
it is all? my fault
everything is my fault
@home .. lost .. job/house/money
we .. homeless/evicted/losing_our_house/kicked_out/no_money
@home .. cry/cries/crying/cried .. all/every/night/because/lot/a_lot/sad
@home .. depressed/sad/ill/sick/unwell/mentally_ill .. all/in/and/because/lot/stay/bed/again
nothing .. matter/matters/anymore/makes_me_happy/helps/fun_anymore/works/ever_gets_better/gets_better/good_ever/feels
i do not care/feel .. about anything/anymore/anything
no hope
hopeless
i .. lost hope
i .. give/giving/gave up .. on/$/everything/trying/myself
i .. heartbroken/broken_heart/heart_broken/depression/depressed
depression/depressed .. i/me/my
i/me ... depression/depressed
i think/feel .. depressed/depression
dumped/cheated/broke_up/broken_up .. me/with/on .. 
@friend/boyfriend/girlfriend .. dumped/broke_up/cheated/left .. me/with/on
my life .. sucks/is_awful/is_bad/horrible/terrible/is_a_mess/falling_apart/the_worst/miserable/rubbish/hard
life .. sucks/is_hard/unfair/is_so_hard
i hate my? life
i can not .. sleep/eat/concentrate .. thinking/worry/worried/sad/crying/scared/nightmares
i .. not/can not .. get_out_of_bed/leave_my_room/leave_the_house/sleep_at_night
i feel nothing/numb/empty/hollow/dead
i hold/hide/fake/pretend .. smile/tears/happy/i_am_fine/to_be_happy/it_in/feelings/to_be_okay
everything .. falling_apart/too_much/going_wrong/awful/pointless/horrible/overwhelming/is_bad
much pressure
i .. overwhelmed/stressed/burnt_out .. can_not/all/cope/cry/much/everything/because/crying/sleep/about
i can not cope
i am not coping

-- self_hate talk
hating/hate myself
i @dislike @self
i hate me $
i .. hate/hates/hating myself/my_body/my_face/my_life/my_looks/how_i_look/the_way_i_look/being_me/my_nose/my_skin/my_hair_and
i .. am/feel/think_i_am/look/feel_like .. @badself !fingered/when_i_do/at/for_not/because_i_forgot/in_maths/about_it
i .. am/feel .. @badself at everything
i am .. so/such/just/a/an/the? .. ugly/worthless/failure/loser/burden/disappointment/mistake/waste/freak/pathetic/useless/disgusting/unlovable/stupid/fat/idiot/dumb .. and/nobody/everybody/that/to/why/because/i/for/$
i .. never/not .. good/smart/pretty/clever/thin/skinny/worth/cool/strong enough/anything/$ .. for/anybody/nobody/anything/parents/@home/everybody/enough/anyone
i am not good enough
i am not enough
i .. let/letting/disappoint .. everybody/@home/people down?
i ruin/ruined/mess_up everything
i .. always/can_not_do/do .. anything/everything wrong/right .. hate/stupid/useless/because/i
i wish .. i was/were/looked/could_be .. someone_else/somebody_else/different/not_me/pretty/thin/skinny/normal/like_everybody/a_boy/a_girl/prettier/another_person
what is wrong with me
something .. wrong with me
why .. i .. so? .. ugly/stupid/weird/different/fat/dumb/useless/unlovable/like_this
i do not like .. myself/my_body/me/who_i_am/how_i_look/being_me/the_way_i_look
i do not deserve .. love/loved/happy/happiness/friend/anything/to_be_happy/nice
i can not do anything right
i am a bad person/kid/child/boy/girl/daughter/son
i am .. the_problem !solver
i am ashamed of? .. myself/who/my_body/me
i .. too .. ugly/stupid/fat/dumb .. for/to
@self .. disgusts/disgusting me

-- scared talk
i/me .. am/get/getting/feel/been/makes_me/was .. @scared/worried/nervous/anxious .. of/to/about/that/at/when .. @outsider/him/her/them/school/go_to_school/someone/everybody/people/kids/boys/girls/leave/tell/sleep/everything/being_alone/to_be_alone/something_bad/say/sleep_at_night/walk_home/future/dying
@scared of @outsider/him/her/them/school/going_to_school/everybody/people
i .. too? scared/afraid/frightened .. to .. go/tell/sleep/leave/say/talk/speak/be/walk/come/use
i am scared/frightened/terrified/afraid $
i am .. scared all_the_time/every/at_night/because/that
@scared .. all_the_time/every_day/every_night
i .. have/having/had/get/getting/keep .. panic/anxiety .. attack/attacks
panic/anxiety attack/attacks
panic/panicking/panicked .. breathe/i/me/every/when/about
i .. panic/panicking/panicked .. 
i .. anxiety
i can not breathe .. when/at/panic/scared/school/think/heart/anxious
my .. heart .. beats/beating/racing/pounding/races/hurts .. fast/panic/breathe/scared/cry/anxious/school/when
i .. nightmares/nightmare/bad_dreams .. every/all/again/cannot_sleep/lot/keep/scared/scare/what_happened
@outsider/he/she .. scares/scare/scaring/frightens/frightening/creeps/creep/creeping .. me/us/out
@outsider/he/she .. makes/make/making me .. uncomfortable/scared/nervous/feel_weird/unsafe/feel_unsafe/anxious
@adult .. shouts/shouted/screams/yells/yelled/screamed/shouting/yelling .. at me/us .. every/all/and/scared/in_front/when/cry/for/because
@adult/teacher .. hates me
uncomfortable .. around/with/near .. @outsider/him/her/them
i do not want to? go/be .. to/at/near/in .. school .. because/anymore/ever/they/he/she/kids/everybody/scared/again
i hate/dread/scared .. going/go/be to? school/class .. because/they/bully/everybody/kids/scared/nobody
i .. feel/felt/am sick .. every_morning/before_school/about_going/of_worry/to_school/when_i_think
i worry/worrying/worried .. all_the_time/every/about_everything/cannot/so_much/that_i_will/that_mum/that_dad/@home/something_bad/die/constantly
something bad .. happen/happened .. me/to_me/i/mum/dad/@home/tell
something .. happened .. i_can_not/scared_to_tell/tell_anybody/not_tell/bad/tell/terrible
i .. need/want to? tell/talk .. someone/somebody/anybody .. something/about/scared/happened/bad
i have .. a? .. secret/something .. can_not/not/scared/afraid .. tell/say
i do not know who/what/how to? .. tell/talk/turn/do_anymore/trust
i need help .. @scared/someone/hurt/please_i
@sibling/@home .. scary/frightening .. when/at/and
i .. hear/hearing voices
i see things that/are not there/real
someone .. watching/following me

-- sexual stop
porn/porno/pornhub/hentai/sexting/orgasm/orgasms/masturbate/masturbation/masturbating/horny/milf/onlyfans/rule34/blowjob/handjob/dildo
blow/hand job
naked/nude/sexy picture/pictures/photo/photos/girl/girls/boy/boys/woman/women/man/men/video/videos/story/stories/lady/@kid/@adult
have/having/had sex !cells/chromosomes/education/determination
i/we .. want/going/try/tried/should/ready .. to? .. have? sex
how .. have sex
talk/talking dirty .. to
sexy/dirty/sex/erotic chat/talk/roleplay/story/video/videos/game/stories

-- violence stop
how/teach/help/instructions/steps/show/i_want/tell/recipe .. to/me/for/i? .. make/making/build/building/get/buy/buying .. @weapon/explosives/explosive/pipe_bomb/grenade/napalm/molotov/poison_gas/ricin
how .. make/build .. bomb/bombs/gun/explosive/explosives/poison/molotov/weapon/weapons/grenade/silencer
how .. kill/murder/poison/stab/strangle .. person/people/someone/somebody/human/@person/him/her .. 
how .. get away with murder

-- drugs stop
how/where/want/going/should/lets/let_us/try/can/who/could .. i/to/you/we? .. buy/buying/get/getting/make/making/cook/try/trying/smoke/smoking/take/taking/sniff/snort/find/score .. @drugs
i .. tried/smoked/took/take/smoke/vape/vaped/vaping/am_high/snorted/sniffed/did/do/drank/sniff/use/used/got_drunk/get_drunk .. @drugs
i .. vape/vaping/addicted .. and/to/at/in/every/nicotine/it/stop
i .. got/get/am .. high/drunk/stoned/wasted .. at/last/with/every/because/and/on

-- self_harm urgent
& @i-any @dying @dyingmood -@notdying -@home -@friend -@sibling -@pet -@adult -@kid -he -she -they
& ways/way to_die/of_dying -@notdying -they -he
& i @want die/dying/death/dead -@notdying -to_know -@pet -@home -him -her -he -she -they -hero -it -does_not
& i @deadly end/die/life/myself/tonight/forever/sleep
& my @limbs @hurtself @i-any hide/sleeves/nobody/mum/@home/see/feel/secret/myself/on_purpose/wanted
& i @limbs scissors/razor/blade/knife/compass/straighteners/sharpener/lighter/glass -accident -cooking -fell -art -crafts
& i looking/staring/got/hold/holding/counting/counted @pills -doctor -headache -hay_fever -@home -pharmacy -game -packet_of_seeds
& i not/nobody/nothing/stopped @want/reason/point/need live/living/alive/future/exist -where -book -homework -in_the -in_a -near -london -tense
& i do_not want a? future -game -tense
nobody needs/wants/loves me alive/around/anymore/here
nobody would .. sad .. if
& world/everybody/family/they/everything/life/$hp better/nicer/happier/easier/fine/good without/no_me/not_here/not_there/i_was_not/gone/if_i_left -@game
no me in/on/here
no way out
no other way out
@want god/jesus/allah/death to? take me
god/jesus .. take me
take me to heaven
tell @home .. i? .. love/sorry .. sorry/bye/goodbye/love
tell/told @person .. i_love .. and? .. sorry/bye/goodbye
i am sorry .. goodbye/bye/love_you_all
bye .. forever/everybody/world
my life needs/has/should/must .. end/be_over/stop/finish
my life .. is? over
i .. stop/stopped .. want/wanting .. wake/live/be_here/get_up/exist
@want/hope/wish i? .. stop breathing
pillow .. over/on my face
use it on/to me/myself
@want/need everything/it_all/all to? go? .. black/away/dark/stop/end/over/quiet
everything .. go black
only way ... stop/end .. pain/this/it_all/everything/suffering
only way .. stop/end/escape/out/peace ... die/dead/death/not_here/gone/if_i/dying/suicide/is_to
can you/i die from/of/by ... i/me/asking_for/if/batteries
can/could/would/will .. kill you/me/yourself if/when .. take/eat/swallow/drink/jump
eat/eating/swallow/swallowing batteries/magnets/glass/bleach/poison/soap_pods
& height/high/floor/storey/storeys fall/jump survive/die/dead/kill i/you/person/somebody/someone/me -cat -stone -ball -egg -water_balloon
stepping/step/jumping/jump/throw_myself/throwing_myself .. off/in_front/under/onto/on_the_tracks ... thought/thinking/want/today/i/end/die
& i platform/tracks/bridge/roof/rooftop/ledge/balcony/edge/railway thought/thinking/jump/jumping/step/stepping/stood/standing/end_it -dropped -diving -swing -film -story -game
throw/throwing/threw myself off/under/in_front/down/out
@person .. all/has/have/got .. cuts/scars/burns all_over/on .. legs/arms/wrists/leg/arm/wrist/thighs
she/he/they has/have/got .. cuts/scars/cut_marks .. on/all_over .. legs/arms/wrists/leg/arm
& @friend/@kid/she/he promised/promise/secret/tell/worried/help cuts/cutting/suicide/suicidal/kill_herself/kill_himself/self_harm/herself/overdose/die -scissors -paper
& @friend/@kid/@sibling post/posted/said/says/texted/told/messaged/wrote/story alive/die/dead/suicide/kill_herself/kill_himself/kill_themselves/live/goodbye/end_it -@notdying
@friend/@kid/@sibling .. jump .. off/from/in_front .. 
@friend/@kid/@sibling .. not want/wanna to? .. alive/live/be_here/exist
i have decided .. happening/happen/do_it/tonight/friday/tomorrow/end/this_is_it/date
it is happening on/tonight/tomorrow
i .. plan/planned/planning .. to? .. how_to? .. do_it/die/end/kill/way/date/method
i .. know how .. would/will/going_to do it
i .. ready to? go .. forever/heaven/for_good/now/die
i .. write/wrote/writing .. will/note/letter .. for/when/after .. gone/dead/die/goodbye
i gave/giving away my .. things/stuff/toys/games .. because/not_need/will/where/anymore
i do not need .. my? things/it/them anymore .. where/going/soon
rather be/were? dead
i/me should be dead/gone
i should .. be? dead/gone
better off ded/dead/gone
feel .. nothing .. cut/hurt/bleed/blood/pain
deserve .. pain/to_hurt/to_suffer/to_be_punished/to_bleed/to_die
i .. hurt/cut/burn .. because .. deserve
can not live like/with/anymore/another/this
can not go on
can not do this/it/life anymore
can not .. carry_on/bear_it/stand_it .. anymore/any_longer/living/alive
i .. wish .. could/would .. sleep/disappear .. forever/never/not_wake
sleep .. never/not .. wake/get_up
sleep forever
cease/stop/quit existing/living
kill/off/end .. myself/me .. if i? .. fail/do_not/have_to/lose

-- abuse urgent
@home ... @violent .. me/us/@home/@sibling/myself_too !at/in_the_game/with_a_pillow/because_i_won
@home ... @violent .. my @body/nose/ear/ears/cheek/mouth/bum/bottom/hair/eye
& @home punch/punches/punched/kick/kicks/smash/smashes/hits/breaks wall/walls/door/doors/table/things/stuff/furniture/phone/tablet/tv -ball -nail
& @home @tools @punish i/me/us/@sibling/him/her -leather -cook -cooking -garden -hay -dinner -tidy -paint -clean -cat -dog -plays
& i kneel/kneeling/stand/standing rice/corner/hours/stones/cold/outside/pencils -church -pray -queue -line -goal
& @home broke/break/breaks/broken/fractured nose/arm/jaw/rib/ribs/finger/tooth/wrist/leg -football -skiing -fell -fall -falling -bike -trampoline -skateboard -slipped
& @home @bodytouch @intimate -hug -goodnight -nurse -doctor -toe -ball -dog -cat
& he/she/@adult/@sibling/@kid @bodytouch @intimate me/my/us -doctor -nurse -dentist -physio -vet -dog -ball -tag -massage_chair
& he/she/@adult/@home on_top_of me/us
& he/she/@adult/@home climb/climbs/climbed/get/gets/got/lie/lies/lay/sleep/sleeps/came/comes/goes/went into/in/on/next_to/under bed/blanket/covers/shower/bath me/my/when/with -story -goodnight -read -reads -reading -nightmare -cat -dog -flu
& @adult/@home/he/she watch/watches/watching/stare/stares/walks_in/comes_in/looks/filmed/film/films/peeks bath/shower/changed/changing/undress/dressed/naked/toilet i/me/my -tv
& @adult/@home special/secret/private/our cuddle/cuddles/hug/hugs/tickle/game/games/touch/kiss/kisses/time/bath @hush/bed/naked/tell/say/he/me -birthday -surprise
& @adult/@home/he/she lock/locked/locks/shut/closed door/room/car/storeroom/cupboard/toilet kiss/kissed/touch/touched/scared/hurt/me/us -keys -himself -garden_gate -shop -by_accident
i .. block/chair/lock/locked/barricade/put .. against/my .. door .. so/because/to .. he/she/@home/nobody .. not/get/come
& my bedroom/door/room chair/lock/block/barricade @home/he/she not/keep_out/get_in/come_in -@sibling
@home .. do/does/did .. bad/stuff/things/weird/horrible/dirty things/stuff? .. to/with/at_night me?
he/she/@adult .. do/does/did/doing .. stuff/things/bad_things/something to/with me
he/she/@someone did something to me
i .. steal/stole/stealing food
@home .. has/have .. not .. come/been .. back/home
@home .. not .. come home .. since/for/in/days/yesterday/last
& i look_after/looking_after/feed/feeding/care_for @sibling/baby/brothers @home drunk/gone/out/asleep/not/away/drinks/passed -babysit -pound
@home .. will/would/does/do not .. take me .. doctor/hospital/dentist
@home .. rub/rubbed/rubs/push/pushed/shove/shoved .. my face/nose/head .. in/into/under
@home .. put/puts/hold/holds/held .. my .. hand/hands/fingers/face/arm .. on/in/under/over .. stove/hob/hot/fire/iron/water/radiator/candle/flame/cooker
@home .. drink/drinks/drank/drinking .. vodka/whisky/alcohol .. morning/until
@home .. wakes/wake .. not up
@home .. passed/passes out
& @home throw/throws/threw/chuck/chucked/chucks me/us/plate/soup/chair/bottle/knife/glass/things/remote/shoe/mug/pan/phone -ball -away -party -frisbee -birthday -fish -javelin
he/she throw/throws/threw me .. around/against/across/into/on/down
i .. scared/afraid/frightened .. next/of_what .. @home/he/she .. do/next
i think .. i am next
& @friend/@kid/@sibling black_eye/bruise/bruises/marks @home/mum/dad/her_mum/his_dad/home/step/parents/@adult
& @relative her/him/@friend/them/@kid comes/came/sneaks/goes/gets into/in bed/room/bedroom/bed/shower
@relative .. come/comes/came/goes/gets/sneaks .. in/into .. room/bed/bedroom
@adult .. come/comes/came/goes/gets/sneaks .. in/into .. hers/her/his .. room/bed/bedroom
& @kid/@sibling/@adult grabbed/grab/grabs/touched/touch/pulled/showed/put/made my/me private_parts/privates/willy/penis/bum/boobs/pants/thing/his_thing/trousers -gave
& @adult/@kid/@sibling/he/she make/made/makes/forced/asked/told me touch/kiss/lick/suck/hold/rub/see/look_at him/his/her/thing/it/privates/@hisbody -nose -dog -cheek -snake -snail
@adult/@kid/@sibling/he/she .. tried/tries/try/trying to? .. kiss/touch/rape/grab/undress .. me
@adult ... @violent .. me/us/@friend !at/with_questions/in_the_game/with_a_ball/when_i_get_it_right
& @sibling @violent me bleed/bleeding/blood/unconscious/blacked/blacked_out/hard/bruises/every/knife/scared/hurt/always/breathe
@sibling .. kick/kicks/punch/punches/bite/bites/hit/hits/beats/chokes/strangles .. me

-- abuse talk
& @home waste/letdown/let_down/disappointment/mistake/burden/stupid/useless/worthless/idiot/ugly/fat/lazy/failure/dumb call/calls/called/says/say/said/tells/told/thinks me/i -@friend
@home .. wish/wishes/wished .. i .. was/were .. more_like/like/different/a_boy/a_girl/somebody_else/somebody
& @home compare/compares/prefers/more_like @sibling wishes/wish/better/always me
nothing .. i do .. good enough
& @home yell/yells/yelling/scream/screams/screaming/shout/shouts/shouting me/us everything/always/every/all/scared/cry/face/hours -football -dinner -ready -tv
@home .. threaten/threatens .. to? .. send/leave/put/give me

-- grooming urgent
& @adult/@kid/he/she/they/@friend @netplace meet/picture/pictures/photo/photos/selfie/naked/secret/address/older/loves/love/age/school/money/gift/skin/skins/princess/beautiful/pretty/sexy/clothes/nude/nudes/phone_number/camera i/me/my -teacher -class -lesson -zoom -homework -teams -worksheet -tutor_said -sale -score
& @adult/he/she/they @sext send/sent/sends/sending/ask/asked/asks/asking/want/wants/video/picture/pictures/photo/photos/show/see me/my -magazine -museum -art -statue
& @adult/he/she/they/@friend princess/beautiful/pretty/sexy/hot/mature/special/gorgeous/baby/babe/love/loves/misses/miss @hush/older/secret/alone/online/midnight/night/age/%/meet me/i/we/us -@home -goodnight -song -birthday
& @adult/he/she/they @hush we/us/me/i messages/chat/talk/picture/pictures/kiss/touch/friends/boyfriend/girlfriend/online/find_out/money/relationship/gift -surprise -birthday -present -exam -santa
he/she/they .. see/show .. my body
@someone .. want/wants .. to? .. see my .. body/boobs/bum/chest/face/feet/room
@someone .. keep/keeps/kept/stop/not_stop asking .. for/me .. picture/pictures/photo/photos/selfie/selfies/address/number
not stop asking .. for? .. picture/pictures/photo/photos/video
& @adult/online/random/stranger/@someone d_picture/dick/dick_picture/nude/nudes/naked/@hisbody sent/send/showed/shows/camera/took_off me/his/on
random/stranger .. sent me .. 
& online/stranger/@adult i told/gave/sent/give where_i_live/my_address/my_school/my_number/my_name/my_real_name/where_we_live
& @adult/he/she/they pick_me_up/pick_up_me/give_me_a_lift/take_me_home/drive_me school/alone/car/somewhere/house/home -@home -bus -taxi -late
@adult/stranger/he .. want/wants/wanted/offered/offers/asked .. to? .. pick me up
@adult .. want/wants/offered/asked .. take me .. somewhere/alone/home/out/away/house/trip/hotel
& boyfriend/girlfriend/older/@adult %/older/adult/grown_up/secret secret/older/years/i_am i/my boyfriend/dating/going_out/love/relationship
secret boyfriend/girlfriend/relationship
my .. boyfriend/girlfriend is %
boyfriend/girlfriend .. he_is/she_is % 
& @adult/he/she/they said/says/told/claimed/pretended/pretends %/years_old/my_age/same_age/young but/camera/old/actually/really/lied/lying/man/voice/looks -maths -test
& camera/video/call/face @adult old/older/man/lied/different/fake she/he/they/said/was
should i meet .. @someone/up/them/him/her
should i .. meet .. online/discord/up
& meet/meeting online/discord/internet/app/game/chat i/should/want/wants/asked/him/her/them -team -zoom -lesson
& teacher/coach/@adult midnight/late/night/dms/private_message/privately/alone/message/messages/text/texts miss/misses/love/beautiful/secret/pictures/pretty/kiss/special me/i -homework
& @adult give/gives/gave/paid/pays/offers/offered money/cash/gift/gifts/presents/phone/sweets/robux/skin @hush/touch/kiss/picture/pictures/secret/quiet/alone/if -birthday -christmas -lunch
& @adult/they/person/online famous/model/modelling/influencer/audition photo/photos/picture/pictures/video/send
@adult .. park/street/car/van .. asked/told/wants/wanted/offered .. me
& man/@adult park/car/van/street asked/told/offered/wants/wanted me/us come/see/get_in/puppy/puppies/sweets/lift/ride/name/live -@home -teacher
& @someone/they get/getting/take/go naked/undressed/clothes_off/topless me/live/camera/cam/video
get naked
undress on/for/in_front
take/took off his/hers/her/their/my clothes/shirt/trousers/pants/top
@someone .. ask/asked/told/want/wants .. me to? .. take/send/film/record/make .. video/picture/pictures/photo/photos .. of? .. my/me/myself/in
& @adult/he/she/they follow/following/followed/waits/waiting/watching/stares me school/home/house/park/bus/every -insta -tiktok -youtube

-- blackmail urgent
& post/share/send/leak/show/tell/upload/publish/expose @picture/video/screenshot/screenshots/what_i_sent/chats/messages/nudes/secret money/pay/dollars/pounds/unless/threat/threatening/threatened/or_else/if_i_do/if_i_stop/if_i_do_not/more he/she/they/@someone/someone i/me/my/him -homework -maths
& hacked/screenshot/screenshotted/recorded/recording money/pay/post/naked/nude/more/share/send me/my/i he/she/they/@someone -homework -game
& @someone/he/she/they shared/sharing/posted/sent/leaked/showed private/naked/nude/nudes/my_picture/my_pictures @picture/mates/everybody/everybody/@kid/@friend/online/around -homework
@someone .. tell @home .. what i .. sent/did/said .. if/unless
they/he/she will? post it
make/makes/making me .. send/do more

-- threat urgent
& @weapon @outsider/he/she/they bring/bringing/brought/has/have/showed/shows/got/carry/carries/pulled/with/had me/school/monday/tomorrow/bag/us/him/class/mouth_shut/quiet/us -game -online -story -film -toy -nerf -water -army -police -soldier -@home -butter -bread -fork -kitchen
& i knife/knives/blade/gun/weapon/machete/knuckle_duster sock/bag/pocket/school/protection/protect/safe/scared/hide/hidden/sleeve/carry/self_defence -cook -kitchen -game -online -fork -butter -cut_the -steak -bread -spoon
& i @want/could/might/feel_like/going_to/will/angry stab/kill/smash/shoot/strangle/murder/punch/hurt/burn/poison/beat head/face/him/her/them/@person/everybody/class/school/people -game -online -ball -myself -zombie -story -dragon -boss
& they/@outsider/gang/he/someone kill/cut/stab/hurt/jump/batter/beat/burn/shoot/get/find/attack me/my_house/my_family/us/our_house if/tomorrow/said/says/after/outside/waiting/snitch/tell/want/wants/going -game -online -ball -tag -hide_and_seek -chess -fifa -race
snitch/snitches/grass .. they/he/she/will/cut/kill/hurt/get_stitches
& message/messages/note/text/letter/dm i/me/my dead/die/kill/kys/threat/hurt got/get/sent/received/saying -battery -game
i am dead tomorrow/tonight/on/after
& shoot_up/shooting/shoot/bomb/blow_up/attack school/classroom/assembly going/wrote/said/says/tomorrow/someone/somebody/planning/joked/threatened/wants/gonna -basketball -hoops -goal -film -photo -photoshoot -video -history -news
& gang/older_boys/@kid/they/@adult hold/carry/deliver/sell/hide/pick_up/drop_off bag/package/parcel/drugs/stuff/knife/phone/weed i/me -shopping -homework -sports
keep your mouth shut
burn .. my house/our_house .. down
waiting for me outside

-- eating urgent
& i @thin @food -calculate -maths -sumo -homework -cat -dog -hamster -recipe -bmi_of -free -soup -chips -percent -kg_of -grams -animals -balanced -doctor_said -science -biology -saturated -slices -stir -fry -big_breakfast
& i @food @vomit/toilet after/secret/on_purpose/always/every/fingers/meal -travel -bus -car -bug -ill -flu -virus -sweets -roundabout -rollercoaster -bad_prawns -poisoning -boat
& i thin/skinny/thinner/skinnier/bones/thigh_gap/dress_size/flat_stomach/size_zero/slimmer need/want/must/wish/trying/get/be/show/lose/drop -wallet -line -lines -paper -pencil -ice -crust -slices -jeans -pastry -draw
& i weigh/weighing/scales myself/times/every/day/up -kitchen -maths -bag -ingredients -dog -cat -balance
& i lunch/food/dinner away/bin/spit/give/hide/throw/flush/napkin/sock not/thin/mum/@home/thinks/pretend/so/nobody -@friend -dog -packed -swap -birds -ducks -homeless -recycle
& chew/chewing spit/spitting food/meal/it -gum -tobacco
& @friend/@sibling/@kid/she/he @vomit/toilet meal/meals/eat/eats/eating/dinner/lunch/food always/after/keeps/every/worried/on_purpose -travel -bug -ill -car
& i/me/tips/trick/tricks/how not eat/eating/feeling_hungry/hungry/hunger skinny/thin/days/fast/weight/fat/tips/trick/tricks/survive -ramadan -camel -snake -animal -hibernate -bear -hunger_strike -strike
& survive/live/last water/no_food/without_food/without_eating i/me/weight/drop/lose/skinny/thin -camel -desert -animal -cactus -plant -explorer
no more dinners/food/meals/lunch/eating for me
i do not deserve .. food/eat/to_eat/dinner
& i do_not_eat/not_eat/stop_eating/skip/not_eating up/weigh/scales/number/mirror/thin/fat

-- running_away urgent
& i @leave home/house/parents/family/$hp tonight/asleep/forever/never/not_coming_back/not_back/secretly/illegal/14/13/12/11/15/money/rather/bag/packed/alone/enough -holiday -moving_house -school_trip -camp -shopping -bus -late -key -keys -time -university -job -km -miles -football -walk
& i going/leaving/leave/go/run/ran/off not_coming_back/never_coming_back/not_come_back/never_come_back/asleep/for_good/forever tonight/asleep/enough/them/home/everybody/bag/window -dream -holiday -heaven -game -loop
& i hiding/slept/sleeping/sleep/staying street/streets/park/shed/bus_station/train_station/station/woods/bridge/alley/bench/tent home/ran/run/@home/instead/nobody/yesterday/cold/because/now/not_know/friend/last/tonight -holiday -trip -camping -camp -museum -game -scouts -hide_and_seek -picnic -story -dog
& i live/living/sleep/sleeping on_the_street/on_the_streets -same -quiet -busy -corner
& i train/bus/hitchhike/hitchhiking away/run/ran/not_know_where/never_back @home/home/parents/them/him/her/everything -school -work -holiday
i ran off
illegal/allowed/legal/old_enough .. to? .. leave/move_out/run .. home/house/away/of_home
& i live/living/survive on_my_own/alone/by_myself/without_parents money/how/need/12/11/13/14/10/15/want/instead -when_i_grow_up -grown_up -adult -later -university
i .. get/getting away from .. @home/home/them/him/here .. !for_the_holidays
had enough .. going/leaving/leave/run

-- bullied talk
& @outsider/they/she/he/someone/everybody/people @mock me/my -film -funny -funny_joke -tells_jokes -make_me_laugh -joke_of -cartoon -knock -@home -comedian -clown -questions -homework
& @outsider/they/she/he/someone/everybody/people @theft my @mything -dog -homework_machine -by_accident -ball
& i called/get_called/getting_called/being_called gay/names/fat/ugly/loser/stupid/weird/mean/horrible/smelly/freak/the -@home
& i laugh/laughs/laughing/laughed at/they/all/everybody pe/legs/me/my/glasses/read/hair/accent/clothes/shoes/answer/voice -joke -funny -comedy -cartoon
@outsider/they/everybody/people/she/he .. not/never .. let/lets/allow/allows .. me .. sit/play/join/be/talk/in/come
@outsider/she/he/they .. tell/tells/told .. @person/everybody/@kid/people .. not .. be/talk/play/sit .. with/friend/to
& @outsider/they/everybody/someone post/posted/posts/posting/write/writes/wrote/share/stuff/things me/about_me online/not_true/lies/mean/rude/horrible/wall/loser/locker/group
wrote .. loser/freak/ugly/fat/gay/slut/weirdo .. on
& they/@outsider/@friend/everybody daring/dare/dares/dared/pressuring/pressure/make/making/want/tell/force me @drugs/drink/beer/vape/smoke/party
& i drink/vape/smoke/beer/drugs have_to/pressure/pressured/do_not_want/feel_i/everybody_does/they -water -milk
& @outsider/they copy/copies/imitate/imitates/pull/pulls/flick/flicks/poke/pokes/kick/kicks/trip/trips/tripping me/my every/always/all/chair/accent/hair/keeps/laughs/keep -test -answers -homework
& kids/@kid/boys/they noises/noise/names/faces me/when_i/at/i

-- lonely talk
& i alone/by_myself/on_my_own/lonely always/every/nobody/all_the_time/weekends/all_day/sit/spend/break/recess/playtime -homework -read -maths -test -work -walk -did_it -solve -question -try -cook -project -desk -tests -like_it -finish -finishing -cat
& i not know/talk/have/fit/belong anybody/nobody/in/friend/friend school/new/sit/alone/class -answer -homework
& everybody/they/all/@kid/@friend invited/asked/went/party/cinema/sleepover/trip/group/somebody without/not_me/except/but_me/not_ask/not_invite/not_tell/did_not/not_me me/i/but/us -@home -homework
everybody .. has/have/got .. friend/somebody/someone/partner/group .. except/but .. me
nobody .. gets/get/sees/picks/chooses/pick/choose/choosing/understands/remember/remembers/texts/calls/want/wants me?
@want someone/somebody/anybody .. talk/play/care/listen/like/notice/love/hug/understand .. me/with/about/to
you are .. only .. one/friend/person .. talk/i/me/have
only .. one/friend/thing .. i can talk to
only friend .. moved/moving/left/gone
@friend .. moved .. to/away
@home .. working/busy/work/not_have_time/no_time/never_home .. alone/me/lonely/by_myself/never
& @home working/busy/never/always alone/by_myself/lonely/time_for_me/talk_to_me i/me -homework_help

-- sad talk
i do not .. feel_like/care_about/enjoy doing? .. anything/at_all/what_happens/things
i .. not .. feel like .. anything/anymore/living
& i can_not/not stop/hold tears/crying/cry
tears .. stop/every/fall/coming/down
& i drowning/drown/sinking/black_hole/dark_place/darkness/hole sadness/sad/feel/feelings/inside/stuck/can_not -swim -pool -water -story -game
i .. always/all_the_time/never_not .. sad/unhappy/down/crying
& @home/@sibling/@friend moved_out/moving_out/walked_out/gone/left/leaving us/me/sunday/home/sad/miss/last/cry/never/anymore/for_good/week/another -work -shop -shopping -party -holiday -bus -keys
@home moved/moving out
& @home/@sibling/@friend/@pet died/passed/cancer/dying/dead/death/funeral/heaven/coma i/me/my/cry/miss/sad/feel/yesterday/week/month/last/year/today/still/scared/worried/keep -game -online -story -film -book -laughing -battery -old_age_of -ago_in_the_war -war -born
& @home/they split/splitting/divorce/separate/separating/choose/custody/breaking_up/court me/us/i/might/up/who/live/want/are -bill -pizza -money -share
& @home screaming/scream/shouting/shout/yelling/arguing/fighting/fight/argue/rows each_other/downstairs/night/scared/again/every/always/because -remote -tv -football -game -pancakes -over_who
& everything/life/world grey/gray/dark/pointless/black/meaningless/empty/falling_apart/ruined/horrible/rubbish/awful feel/since/is/my/my_life -colour -paint -pencil -hole -board
feel .. low/down/blue/rubbish/terrible/awful/grey ..

-- self_hate talk
i can not .. look at .. myself/mirror
why can not i .. be .. normal/like/pretty/thin/smart/happy/good/better/different
why am i .. so/like/such/not .. normal/this/stupid/ugly/weird/bad/a/dumb/different
i .. look/looked .. like .. other/everybody_else/the_others girls/boys/kids
& i dumbest/ugliest/worst/stupidest/fattest/weirdest person/kid/girl/boy/alive/class/world/ever/one -joke -film -day -game -question
everybody is better .. than .. me
everybody .. better than me
i .. let .. everybody/@home down
no/nobody .. love/loves .. me .. ugly/ever/because
nobody will .. love me
i ruin .. everything/it/lives

-- scared talk
& i @bodyfear school/morning/class/nervous/scared/people/before/every/panic -run -running -pe -ate -cold -flu -eaten -headache -sweets -temperature
& i/me @worry tell/told/telling someone/anybody/something/say/@home/teacher/nobody -answer -time -homework
& @adult/@kid/he/she/they creeps/creep/creepy/scares/scary/frightens/weird me/i/street/school/around/out/bus -film -movie -story -book -halloween -game -clown
& i can_not stop/sleep worrying/worry/thinking/scared/worried/nightmares
& i @worry @home/someone/break_in/something_bad/burglar/house/night die/hurt/sleep/happen/in/house/night/leave/dies -thunder -spiders -test -storm
& i frightened/terrified/scared @outsider/bus/school/big_kids/bullies/him/her/them -dog -film -spider -spiders -clown
& stomach/tummy/belly/head hurts/ache/aches/sick school/because/go/every_morning -ate -run -ran -eaten -hungry -period
following/follows/followed me .. home/on_the_way/every/to_school/around

-- self_harm urgent
if/when/once i was/were/am/is? .. dead/gone/not_here/not_alive/never_here/never_born/not_around !on_holiday/on/at/to/for
i was/were dead !to/in/on_the/by_the/last/tired/wrong
ways/way to? die/kill_myself/kill_yourself/end_my_life/end_it
& way/ways/how/method die/dying hurt/pain/painless/quick/fast/easy/peaceful/sleep/not_hurt/scared -@notdying -they -he -people -bees
i cut today/again/last_night/yesterday/tonight/deep/deeper/more/when_i_am/because/every/$ 
i cut $
i .. been cutting !the/paper/class/grass/wood/vegetables
my razor/razors/blade/blades/razor_blades !for/of
found my blades/razor/razors/cuts/note/scars
i not .. make/live/be/get/see/survive .. to/until/till/past my? next? .. birthday/18/13/14/15/16/17/20
i do_not/will_not/can_not .. think i will make/live/be/get/see/survive .. birthday/christmas/tomorrow/next_year/18/20
walk/walked/walking/run/swim/swam into the sea/ocean/river/lake/traffic/road .. !with/fishing
bus/car/train/truck/lorry/van .. hit/hits/run/runs/ran/killed/kills/crashed/crashes .. me over?
i do not care if/what/whether .. me/i/happens_to_me !get_it_wrong/win
& i rope/noose keep/hide/bought/under/neck/bed/ceiling/tied/tie/hang -skip -skipping -climb -climbing -pull -tug -knot_in_scouts -sail -boat -gym
& if jump/jumped/fall i -land -fast -speed -m -high -higher -rope -metres -far -pool -trampoline -height -game -level
no more pain
hate living/to_live/life/my_existence/existing !in/here/with/near/next
stabbed/stab/stabbing my .. hand/leg/arm/self/thigh .. because/with/on_purpose/angry
tell .. @sibling/@home/@friend .. i loved/love him/her/them
& tell @sibling/@home/@friend i loved -homework
everybody .. favour/favor .. if/by .. 
doing .. everybody/world/family a favour/favor
@friend/@kid/@sibling cut/cuts/cutting .. arms/thighs/legs/wrists/herself/himself/skin/hers
i want to? .. be .. angel/star .. sky/heaven
do_not/not want .. to? be .. alive/here/around .. anymore
end/ending/ended .. everything/it/it_all/my_life/things $
i? will_not be? alive
& i step/stepped/stepping/jump/jumped/walk/walked in_front_of train/tram/bus/car/truck/lorry/traffic -ball -cat -dog -game
if i was/were .. in_heaven/with_the_angels/six_feet_under
i/my_life .. not .. worth living/anything/it

-- abuse urgent
@home .. hold/holds/held/pulled/pulls/pointed/waved/got/has .. knife/gun/knife_to/hammer .. to/at/on/out/in @home/me/@sibling/us
& @home knife/gun/axe/hammer @home/me/us/threat/throat/scared -kitchen -butter -fork -police -cook -cooks -wood -nail -build
& @home leave/leaves/left/leaving me/us alone/by_ourselves/on_our_own/home_alone night/days/weekend/baby/@sibling/weeks/all_day/overnight -minutes -shop
& @home nothing/no eat/food/dinner/lunch/breakfast/clothes/bed/heating high/drunk/always/there_is/days/gives/gave/us/me -hungry_not -peas -sweets
& @home not/never/without/stop/stopped/refuse giving/give/gives/feed/feeding/let/lets food/eat/dinner/water/drink/lunch/sleep punish/punishment/because/when/me/us/days/bad -sweets -chocolate -candy -late -screen -cola -before_dinner -until_i_finish
punish/punishes/punished/punishing me/us .. by/with/when/for
& @home punish/punishes/punished/punishment hit/food/belt/lock/cold/dark/hours/hurt/outside/floor me/us
@home .. high/stoned/drugged .. all/always/and/again/on
i/me/we .. locked/lock .. in .. bedroom/room/cupboard/bathroom/basement/cellar/garage/shed/house .. 
i am/was/is/get/got not fed/given_food/allowed_to_eat/given_dinner
i am/was/get/got/been .. starved/beaten/abused/neglected/molested/raped/tied_up/locked_up
bad boys/girls/kids/children do_not .. eat/get

-- abuse talk
@home .. say/says/said/tells/told .. i .. never/not .. be/amount/become/good/anything/enough

-- eating urgent
made/make/making/makes myself/herself/himself/themselves .. sick/vomit/puke/throw_up
i .. eat/ate/eating only? .. an/one/% apple/apples/cracker/crackers/grapes/carrot/carrots/rice_cake/lettuce/slice .. day/all_day/week/only/today
& i exercise/exercising/run/workout/sit_ups/gym hours/%/burn/calories eat/eating/apple/food/meal/thin/fat -marathon -team
& i/how days/hours/long without food/eating -camel -snake -animal -explorer -spiders -tortoise
lose my? .. belly/tummy/stomach/weight/fat/thighs .. fast/quick/until/days/week/so/by
so/too/that thin .. people/worry/bones/nobody/notice/ribs
& i thin/skinny/skinnier/thinner/bony want/wanna/wish/so/need people/worry/bones/disappear/ribs/die/everybody/girls/model -pencil -line -lines -paper

-- grooming urgent
& @adult/guy/person/online/older/old online/internet/chat/app boyfriend/girlfriend/love/meet/marry/kiss/dating/date -song -film -homework
& i met/know/talk/talking/chatting @adult/@kid/someone/him/her online/app/internet/chat old/older/%/actually/adult/fake/man/lied -team -homework
& @adult hearts/kisses/love/flirt/flirts/flirty/flirting/beautiful/pretty/sexy/cute send/sends/says/messages/dms/texts/calls me/not_show/not_tell/my_parents -@home -valentine
do not show/tell .. your/@home parents
& he/she/they/@adult touching/touches/asking/asks me snap/number/picture/address/vr/chat/room/photo/nudes -phone_company
wants to be my boyfriend/girlfriend !in_my_class

-- blackmail urgent
send more or
send .. or .. shows/show/post/posts/tell/tells/send/leak/share
he/she/they/@someone .. or .. he/she/they will? show/shows/tell/tells/post/posts/send/sends/leak/share .. @home/everybody/@kid/@friend/school/class/people/it/them
& fake nudes/naked/nude/pictures/picture me/my pay/money/post/share/send/made -homework

-- threat urgent
& i bring/take/get/use @home/gun/guns gun/knife/weapon show/them/school/him/kill/shoot -police -toy -water -nerf
& i forced/force/make/makes/made/have_to deliver/carry/sell/hold/run package/packages/drugs/parcels/bags/stuff/weed/knife/bag -newspapers -paper_round -shopping

-- running_away urgent
& i leave/leaving/go/going/disappear/run tonight/tomorrow/forever/soon/night nobody find/know/notice/look/stop/miss me -game -seek -test
plan/help/want/how/going/about .. to? run away !from_the/with_the/from_a
i .. nowhere to? .. sleep/go/live/stay

-- bullied talk
@outsider/they/he/she/someone .. spat/spit/spits .. on/at/in me/my
@outsider/they/he/she/people .. say/says/said .. nobody/everybody .. want/wants/likes/like/hates me
@outsider/they/he/she .. read .. my .. messages/diary/texts/notes .. to/out/everybody

-- lonely talk
nobody .. came/come/showed/turned .. to/up .. my? birthday/party
do/does/would/will anybody .. care/like/love/notice/miss/want .. me/about_me
walk/walking/wander/sit/hide .. on_my_own/alone/by_myself/around .. at? break/lunch/recess/playtime/on_my_own/alone/by_myself
break/lunch/recess/playtime .. i .. alone/on_my_own/by_myself

-- self_hate talk
nobody/who .. could/would/can/will .. love/like/want .. me/someone_like_me/someone
i am .. a/an/such/the .. terrible/horrible/awful/bad/evil/disgusting/worst person/daughter/son/friend/kid/girl/boy/human

-- sad talk
& @home/@sibling/@friend/nan ill/sick/dying/cancer/hospital/coma/die scared/worried/cry/crying/afraid/miss/sad -book -film -chickenpox -vomit
everything .. heavy/pointless/dark/grey/hopeless/too_hard/bad
she/he/they left me $

-- abuse urgent
@adult .. @touched .. @kid/@friend/@sibling !goodbye/on_the_head
& @adult touch/touches/touched/gropes/kisses girls/boys/@kid/@friend -ball -head_of
& @home/@adult/he/she weird/bad/strange/dirty/rude/horrible/yucky stuff/things bed/bath/shower/me/alone/night -food -say -says -eat -buys
@home .. shook/shakes/shaking/shake .. @sibling/baby/me
& @home left/gone/leave/leaves/not_here nobody/alone/by_myself/not_eaten/no_food/hungry/days/monday/tuesday/wednesday/thursday/friday/saturday/sunday eat/eaten/food/hungry/alone/back/scared/home -work -school -shop -party -holiday -trip -bus
afraid/scared/terrified/frightened of @home
afraid/scared/terrified/frightened .. what @home/he/she .. do

-- grooming urgent
& @adult/he/she/they alcohol/beer/vodka/wine/cigarettes/drugs/weed/rides/ride/lifts gives/give/gave/buys/bought/offers/offered me/us -police -bus -@home
& @adult/@kid/@friend/he/she/they do/show things/stuff/something online/camera/cam/live me/i -homework -lesson -class
& my online/online_friend %/older/old/adult buying/buys/bought/gifts/gift/presents/money/loves/love/meet -homework -class -teacher
@someone .. asked/asks/told/tells/wants/wanted/said .. keep .. secret
@someone .. asked/asks/wants/wanted .. for? my .. address/number/phone_number/home_address/location

-- blackmail urgent
& threatens/threaten/threatened/threatening send/post/show/leak/share/tell @picture/video/nudes/them/it/everybody/@home me/my/i he/she/they/@someone

-- bullied talk
everybody/they/people/@kid/all .. makes_fun_of/make_fun_of/laughs_at/laugh_at/picks_on/pick_on/bullies/bully/hates/teases $

-- eating urgent
& i skeleton/bones/stick_thin/twig food/eat/fat/thin/want_to_be -halloween -costume -draw -minecraft -online -dinosaur -museum -dog -arrow

-- lonely talk
last .. picked/chosen/one_to_be_picked
i .. last .. picked/chosen

-- running_away urgent
i can_not .. stay/be/live .. at? home/here/in_this_house/with_them .. anymore
& where/how kid/child/boy/girl/i/teenager ran_away/run_away/runaway go/live/sleep/stay/do -story -book -film
i am leaving home/forever/this_house

-- scared talk
i .. feel/am @scared $
i .. feel/am @scared and i? .. not .. know

-- sad talk
i .. want to cry
i feel like crying

-- self_harm urgent
what if i .. not/never .. wake_up/exist/here
can/could i .. be? dead/die
& i head/wall hit/hitting/bang/banging/smash dizzy/hurts/bruise/bruises/pass_out/stop/until/till/on_purpose/get -football -ball -accident -fell

-- self_harm urgent
no/any/not .. reason/point .. to? .. keep_going/carry_on/keep_trying/be_here/wake_up/stay/get_up

-- grooming urgent
& @adult do_not_know/not_know/never_met/stranger texting/texts/text/messaging/messages/message/calling/calls/dming/following/follows me/us/i -lesson
& @adult hugs/hug/hugging/holds/tickles/massages/strokes long/tight/uncomfortable/alone/after_class/weird/private/every me/us -goodnight -baby -goal
& @adult stay_after/stay_behind/come_to_his/come_to_her hugs/hug/kiss/touch/touches/door/house/alone/secret me

-- eating urgent
& i pretend/pretending/lie/lying eat/eating/ate/eaten/food/lunch hide/hide_it/throw/bin/thin/but/not/so/@home -tea_party -game -story -dolls

-- self_harm urgent
i should/do/must not .. be/belong/exist .. on/in this planet/world/earth/life
& i @deadly want/going/will use_it -cook -cut_the -paper
i wish/hope/want .. i never/not woke/wake up
& kill/hurt themselves without_pain/painless/painlessly/quick/quickly/easy/not_hurt
& if i died/die/was_dead/were_dead/was_gone/killed sad/cry/miss/care/happy/notice/better would/will -game -level -online

-- bullied talk
@outsider/they/he/she throw/throws/threw .. things/stuff/paper/food/stones/rocks .. at me

-- grooming urgent
& i sending/sent/send @picture @adult/him/stranger -teacher -coach -doctor -homework -worksheet
& video_chat/video_call/facetime/camera @adult/@friend/he/she/they pajamas/pyjamas/underwear/bed/bath/shower/towel i/me/my -@home
& my_body beautiful/hot/sexy/nice/pretty/amazing/developed/perfect he/she/@adult/they -project

-- lonely talk
i have nobody !to_blame

-- sad talk
i am/feel/feeling down !at/with/for
i am feeling down !at/with/for

-- scared talk
& i anxious/worried/scared/nervous sick/cry/crying/shaking/breathe/throw_up/vomit -ate -rollercoaster -spelling
`
