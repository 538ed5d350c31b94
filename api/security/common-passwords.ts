/**
 * The most common words of leaked passwords, lower-case, without those of digits alone. From zxcvbn 4.4.2 (MIT, Copyright (c) 2012-2016
 * Dan Wheeler and Dropbox, Inc.).
 */
export const COMMON_PASSWORDS = `
0000000000o 000000a 007bond 063dyjuy 085tzzqi 0987654321q 0o9i8u 0o9i8u7y 101091m 10sne1 111111a 111111q 11111a 11111q 1111qqqq 111aaa 111qqq 112233a
112233q 121212q 123123a 123123e 123123q 123123z 1232323q 123321a 123321q 123321qwe 123321z 1234567890a 1234567890q 1234567890z 123456789a 123456789abc
123456789d 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qwe 123456789qwerty 123456789r 123456789s 123456789v
123456789z 12345678a 12345678q 1234567a 1234567aa 1234567q 1234567u 123456a 123456aa 123456ab 123456abc 123456as 123456asd 123456b 123456c 123456d
123456f 123456g 123456h 123456k 123456l 123456m 123456n 123456q 123456qq 123456qqq 123456qw 123456qwe 123456qwerty 123456r 123456ru 123456s 123456t
123456v 123456w 123456y 123456z 12345a 12345abc 12345asd 12345c 12345d 12345k 12345m 12345q 12345qaz 12345qw 12345qwe 12345qwer 12345qwert 12345qwerty
12345r 12345s 12345t 12345v 12345w 12345z 1234abc 1234abcd 1234asdf 1234kekc 1234qaz 1234qw 1234qwe 1234qwer 1234rewq 1234zxcv 123aaa 123ab 123abc
123asd 123bbb 123ewq 123hfjdk147 123masha 123mudar 123q123 123qaz 123qq123 123qw 123qwe 123qwe123 123qwe456 123qweas 123qweasd 123qweasdzxc 123qwer
123qwert 123qwerty 123rrr 123zxc 12locked 12qw12 12qw12qw 12qw34er 12qwas 12qwaszx 12qwerty 12s3t4p55 151nxjmt 159357a 159753a 17171717aa 1911a1
1a2a3a 1a2a3a4a 1a2a3a4a5a 1a2b3c 1a2b3c4d 1a2b3c4d5e 1a2s3d 1a2s3d4f 1a2s3d4f5g 1asshole 1basebal 1batman 1bigdog 1bitch 1buster 1dallas 1dragon
1footbal 1fuck 1fuckme 1harley 1hxboqg2 1jennife 1killer 1letmein 1love 1lover 1master 1michael 1million 1money 1monkey 1mustang 1passwor 1password
1pussy 1q2q3q 1q2q3q4q 1q2w3 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazse4
1qazxc 1qazxsw 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1qwert 1qwerty 1ranger 1sexy 1shadow 1x2zkg8w 1z2x3c 1z2x3c4v 1z2x3c4v5b 20spanks 2300mj
23176djivanfros 23skidoo 26exkp 2fast4u 2hot4u 2sweet 2w3e4r 2wsx3edc 2wsxzaq1 3000gt 33rjhjds 3465xxx 357mag 3e2w1q 3edc4rfv 3ip76k2 3rjs1la7qe
3x7pxr 426hemi 44magnum 45m2do5bs 49ers 4ever 4rfv3edc 4runner 4you 50cent 50spanks 55bgates 55chevy 57chevy 5hsu75kpot 5tgb6yhn 5wr2i7h8 654321a
654321q 666666a 67camaro 68camaro 69camaro 6uldv8 7777777a 777vlad 7grout 7hrdnw23 7ugd5hip2j 81fukkc 8ball 8inches 8j4ye3uz 8phrowz622 8phrowz624
911turbo 9293709b13 987654321a 987654321q a11111 a111111 a1234 a12345 a123456 a1234567 a12345678 a123456789 a123456a a1a2a3 a1a2a3a4 a1a2a3a4a5 a1b2c3
a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 a1s2d3f4g5 a4tech aa123456 aaa111 aaa123 aaaa1111 aaaaa1 aaaaaa1 aaaaaaa1 aaabbb aaasss aabbcc aaliyah aardvark
aaron1 aassdd ab1234 abacab abacus abbey1 abc12 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcdefg1 abcxyz abdulla aberdeen abgrtyu abigail1
abnormal abracadabra abrakadabra abraxas abrupt absolut abstr abudfv acacia acapulco access access1 access14 access2 access99 accord account1 ace123
aceman acetate achilles achtung acidburn acmilan action acura acura1 adam1 adam12 adam25 adgjmp adgjmptw adidas adidas1 admin admin1 admin123
admin18533362 adonai adonis adrenalin adrian1 adriano adrock advent adventur aerosmit aerosmith aeynbr aezakmi afrika afrodita agassi agent007 aggie
aggies agnieszka agyvorc aikido aikman airborn airborne airbus airforce airman airplane airwolf aisan ajax akasha akatsuki akira alabama alabama1
aladdin aladin alain alaska alatam albany albatros albert1 albion alcatel alcatraz alchemy alejandr aleksa aleksander aleksandr aleksandra aleksei
aleksey alenka alessand alessandro alessia alessio alex01 alex1 alex11 alex12 alex123 alex1234 alexande alexander1 alexandr alexandre alexandru alexei
alexey alexi alexis alexis1 alexus alexxx alfa alfalfa alfarome alfons algernon alibaba alice1 aliens aligator alinka alisher alkaline all4me all4one
allah allan1 allblack allday allegro allen1 alleycat alligator allison1 allmine allnight allsop allstar allstars allstate aloha aloha1 alpha alpha1
alpha123 alpha7 alphabet alphaman alpina alpine altair altec alterego althor altima altoids alucard amadeus amand amanda1 amarillo amateur amateurs
amatory amature amazon amber1 ambers ambrosia amelie americ america america1 amerika ameteur amethyst ametuer amidala amiga amigo amigos amonra amor
amorcit amore amoremio amores amormi amour amstel amsterda amsterdam anaconda anai anakin anakonda anal analsex ananas ananda anarchy anastasi
anastasiya anatoliy anderso andover andre1 andrea1 andreev andrei andrej andrew1 andrew12 andrey andromed andromeda andros anduril andyod22 anechka
anfield anfisa angel angel1 angel12 angel123 angel13 angel2 angel666 angel7 angela1 angeleye angelit angelito angelofwar angelok angels angelus angie1
angus angus1 anhyeuem animal anime anita1 anjali ankara anna123 anna2614 annie1 antares anteater antelope anthon anthony1 anthony2 anthony7 anthrax
antigone anton1 antoni antonio1 antonov antoshka anubis aol123 aolsucks apache apelsin apollo apollo1 apollo11 apollo13 apple apple1 apple123 apple2
applepie apples apples1 apricot april1 aprilia apteka aptiva aquafina aqualung aquaman aquarius aquila aqwzsx arabella aragorn aramis ararat arcadia
arcane arcangel archange archangel archery architec archon area51 argent argentin argonaut argyle aries arioch arizona arizona1 arjay armada
armageddon armagedon arman armani armstron arnaud arrakis arrow arrow1 arrows arsena arsenal arsenal1 arsenalfc arslan artem artemis artemka arthur1
artofwar artur aruba as123456 asasin asd123 asd12345 asd123asd asd222 asd456 asdas asdasd asdasd123 asddsa asdf asdf12 asdf123 asdf1234 asdfasdf
asdffdsa asdfg asdfg1 asdfg123 asdfg12345 asdfgh asdfgh01 asdfgh1 asdfghj asdfghjk asdfghjkl asdfjkl asdfqwer asdfzxcv asdqwe asdqwe123 asdzxc asgard
ashle ashley1 asians asimov aslan asmodeus aspen aspire aspirine ass123 assasin assassin assassins assclown asscock assface assfuck asshol asshole
asshole1 assholes asslover assman assmunch asssss asswipe assword astalavista asterios asterix asthma astonvil astra astral astro astro1 astros athlon
athome atlanta atlanta1 atlantis atlas1 atomic atreides atticus attila auburn audi audi100 audi80 audia4 audia6 audis4 auditt auggie augustin augusto
aurelie aussie austin austin1 austin31 austin316 australi autocad avalanch avalanche avalon avangard avanti avatar avenger avgust aviator avrora
awesome awesome1 awnyce axeman axio ayanami ayrton azamat azazel azert azerty azertyui azertyuiop azrael azsxdc azsxdcfv aztec azteca aztecs aztnm
azzer b12345 b123456 babe babel babemagn babemagnet baberuth babes baboon babushka baby123 babybear babyblue babyboy babycake babydoll babyface
babygir babygirl babylon babylon5 babylove bacardi bacchus backbone backdoor backspac badabing badass badboy badboy1 badboys baddest baddog badger
badgers badgirl badguy badkarma badlands badman badnaamhere bagels baggies baggins baggio bagira bagpuss bahamut bailey1 bajingan baker1 balboa balder
baldrick baldur balle baller ballgag ballin balloon balloons balls balls1 ballsack balrog baltika baltimor bama bambam bambino bamboo banaan banan
banana banana1 bananas banane bandi bandit bandit1 bang banger bangkok banker banner banshee bantam banzai baphomet baraban baracuda baraka barakuda
barbados barbara1 barbie barcelon barcelona bareback barefeet barefoot barfly baritone barkley barks barley barnaby barney barney1 barnie baron1
baronn barracud barracuda barrage barry1 barselona barsik bartek bartman bartok basebal basebal1 baseball baseball1 basher basket basketba basketbal
basser basset bassin bassman bassoon bastard bastard1 bastet bastos batgirl batigol batma batman batman1 batman12 bauhaus baura bayern baylee bayliner
baywatch bazooka bball bball1 bbbbbb1 bbking bcfields bdfyjd bdfyjdf bdsm beach1 beachbum beaches beagle beaker beaks beamer beanbag beaner beanie
bear bear1 bearcat bearcats beardog bears1 beast beast1 beastie beater beatle beatles beatles1 beautifu beauty beaver beavis beavis1 becca beckham
beckham7 becky1 becool bedlam bedrock beebop beech beefcake beeker beeline beemer beer beerman beerme beethove beetle beezer begemot behappy behemoth
belair belinea belize belkin bella1 bellaco bellagio belle1 belmont beluga ben123 bendover benessere benfica beng bengals benjami benji benny1 beowulf
beretta bereza bergkamp berkut berlin bernhard berserk besiktas bestbuy bethan betty1 bettyboo bettyboop beyonce bhbcrf bhbirf bhbyrf bhjxrf bian biao
biatch biceps bicycle big1 bigal bigass bigbad bigballs bigbang bigbear bigben bigbird bigblack bigblock bigblue bigbob bigboobs bigbooty bigboss
bigboy bigboy1 bigbucks bigbutt bigbutts bigcat bigcock bigd bigdad bigdaddy bigdave bigdawg bigdick bigdick1 bigdicks bigdog bigdog1 bigdogg bigfish
bigfoot biggdogg biggie biggirl biggles biggun bigguns bigguy bighead bigjim bigjoe bigjohn bigmac bigmama bigman bigmike bigmoney bignasty bignuts
bigone bigones bigpapa bigpenis bigpimp bigpimpi bigpoppa bigpun bigpussy bigred bigred1 bigsexy bigshow bigstick bigtime bigtit bigtits bigtoe
bigtruck biguns bigworm biit biker biker1 bikers bikini bilbo bilbo1 billabon billabong billiard billows billy1 billyb billybob billyboy bimbo bimmer
bing bingo bingo1 binky binladen biohazard bionic bionicle bird33 birddog birdie birdie1 birdman birthday1 birthday4 biscuit bisexual bismarck bismark
bismilla bismillah bitch bitch1 bitchass bitches bitchs bitchy biteme biteme1 bizkit bizzare blabla black1 black123 blackass blackbel blackbelt
blackberry blackbir blackbird blackboy blackcat blackcoc blackcock blackdog blackhaw blackhawk blackice blackie blackie1 blackjac blackjack blacklab
blackops blackout blacks blacky blade blade1 blade2 bladerunner blades blahblah blaise blake1 blam blanked blaster blaster1 blaze blaze1 blazer
blazers bleach blender blessed blessed1 blessing blindax blink18 blink182 blinky blitz blizzard blobby bloke blonde blondes blondie blondie1 blondinka
blonds blondy bloods bloomin bloopers blower blowfish blowjob blowjobs blowme blowme1 blubber blue blue1 blue11 blue12 blue123 blue1234 blue22 blue23
blue32 blue42 blue44 blue69 blue99 blueball bluebear bluebell blueberr bluebird blueboy bluedevi bluedog blueeyes bluefish bluejay bluejays blueman
bluemoon bluenose blues blues1 bluesky bluesman bluestar blunted blunts bmw2002 bmw318 bmw320 bmw325 bmw525 boarder boater boating bob123 bobafett
bobber bobby1 bobbys bobcat bobcats bobdole bobdylan bobert bobmarle bobmarley boeing bogart bogdan bogey boggie bogota bohica boiler boingo bolero
bolitas boliva bolivi bollocks bollox bologna bombay bomber bombers bonanza bond007 bondage bondarenko bonehead boner boners bones bones1 bonethug
bonghit bonghits bongo bonjour bonjovi bonkers bonnie1 bonovox bonsai bonzai bonzo boob boobear boobed boober boobie boobies booboo booboo1 boobs
boogaloo booger booger1 boogers boogie boohoo bookcase bookie bookworm boomboom boomer boomer1 booper booster booter bootie booties bootleg boots
boots1 bootsie bootsy booty booty1 bootys booyah boozer bopper borabora bordeaux boricua boris1 boris123 boroda boromir borussia bosco bosco1 boscoe01
boss302 bosshog bossman boston boston1 boulder bounce bouncer bounty bowl300 bowler bowling bowtie bowwow boxcar boxer boxers boxing boxster boxter
boytoy boyz bozo bp2002 br0d3r br549 brabus bradley1 bramble brando brandon1 brandy brandy1 brasil brasilia bravehea braveheart braves braves1 bravo1
brazil breaker breast breasts breeze breezy bremen brenda1 brenden brent1 brest brian1 brian123 brianna1 brians bricks briefs brigada brighton bristol
britney brodie broker bronco bronco1 broncos broncos1 broodwar brooklyn brother1 brown1 browndog browneye brownie browns bruce1 brucelee bruins
bruiser bruno1 bruno123 brutis brutus brutus1 bryan1 bubba bubba1 bubba123 bubba2 bubba69 bubbaa bubbas bubble bubblegum bubbles bubbles1 buceta
bucker bucket buckeye buckeye1 buckeyes buckshot buckwhea bucky budapest buddah buddha buddha1 buddie buddy buddy1 buddy123 buddy2 buddyboy buddydog
buddys budgie budlight budlite budman budweise budweiser buffa buffalo buffalo1 buffalos buffer buffet buffett buffy1 buffys bugatti bugger buggy
bugman bugsbunn buick builder bukkake bukowski bull bulldawg bulldog bulldog1 bulldogs bullet bullfrog bullit bulls bulls1 bulls23 bullseye bullshit
bullwink bumble bumblebe bummer bumper bunghole bungle bunnie bunnies bunny bunny1 bunnys buratino burger burly burner burnout burrito bushed bushel
bushido businessbabe businka buste buster buster01 buster1 buster12 bustle busty butch butch1 butchie butchy butkus butter buttercu buttercup butterfl
butterfly buttfuck butthead butthole buttman buttons buttplug buzzard buzzer bynthytn byteme c2h5oh c3por2d2 cabbage cabernet cableguy caboose cabron
cactus caddy cadillac cadman caesar cafc91 cajun calamity calgary cali calibra calico caliente californ caligula calimero callisto callofduty callum
calvin1 calypso camaro camaro1 camaross camber cambiami cambridg camden came11 camel camel1 camelot camelot1 camels cameltoe camero camero1 cameron
cameron1 camil camilo camino camper canada canada1 canary cancer cancun candies candle candy1 candyass candyman candys cang canine cannabis cannibal
cannonda canon canon1 cantona cantona7 canuck canucks capcom capecod capetown capital1 capitals capoeira capone capri capricor capricorn capslock
captain captain1 car123 caracas carajo caralho caramba caramel caravan cardinal care1839 carebear carefree carling carlito carlitos carlos1 carme
carmen1 carmex2 carnage carnival carol1 carolina carpedie carpediem carpente carpet carrera carrot carrots carsten carter1 carthage cartman cartman1
cartoon cartoons carwash casablanca casanova caserta casey1 caseydog cashew cashflow cashmone cashmoney casino casio caspe casper casper1 cassandr
cassie cassie1 cassius caster cat123 catalin catch22 catcher catdaddy catdog catfight catfish catfood catherin catman catnip cats catter catwoman
cavalier caveman cayenne cayman cazzo cazzone cbr600 cbr600rr cbr900 cbr900rr ccbill cccccc1 cdtnbr cdtnkfyf ceasar ceaser ceckbr celeb celeron celica
celine celtic celticfc celtics cement ceng cerber cerberus cerebus cerveza cesare cessna cevthrb cezer121 cfiekz cfitymrf cfvceyu cgfhnfr chacal
chachi chai chainsaw challeng champ champ1 champagn champion champs chance1 changeme chango chao chaos chaos1 chappy characte charger chargers
charisma charl charle charles1 charles2 charli charlie charlie1 charlie123 charlie2 charlie3 charlies charlott charlton charly charmed charon chase1
chaser cheater checker checkers checkit checkmat cheddar cheeba cheech cheeks cheeky cheerleaers cheers chees cheese cheese1 cheetah chelle chelse
chelsea chelsea1 chemist chemistr cherokee cherries cherry cherry1 cheshire chessie cheste chester chester1 chesty chevelle chevrole chevrolet chevy
chevy1 chevy2 chevys chevys10 chewbacc chewey chewie chewy chewy1 cheyanne cheyenne chiara chicago chicago1 chicco chichi chicken chicken1 chickens
chickenwing101 chicks chico chico1 chief1 chiefs chiks chilli chillin chillout chilly chimera china1 chingon chino chinook chipmunk chipper chipper1
chippy chisox chitown chivas chloe1 chobits chocha chocobo chocolat chocolate1 chooch choochoo chopin chopper chopper1 choppers chou chowder chris1
chris12 chris123 chris2 chrisb chrisbln chriss chrissy chrissy1 christ christ1 christia christin christma christo christop christophe christy1 chrome
chronic chrono chronos chrysler chuai chuan chuang chubby chucha chuck1 chuckie chuckles chucky chui chunky chuo churchil ciccio cicero cigars cimbom
cinder cindy1 cinnamon cipher cirrus cisco1 citadel citibank citroen citron citrus civicsi civilwar cjkysirj cjkywt cjytxrf ckfdbr clancy clapton
clarinet classic classic1 classics claudi claudia1 claymore clemson cleopatr clevelan cliffy climax climber clipper clippers clips clit clitlick
clitoris cloggy closeup cloud9 clouds cloudy clover clovis clowns clutch clyde1 cneltyn cnfkrth cnfybckfd cntgfy coach1 cobain cobalt cobra cobra1
cobra427 cobras cobraya cocacol cocacola cocaine cochise cock cocker cocks cocksuck cocksucker coconut codeblue codered coffee coffee1 coffees cohiba
coke cola coldbeer coldplay collecti collie colnago colombi colombia colorado colors colossus colt45 coltrane columbo comanche comcast comein comeon
comet comets comicbookdb commande commando commodor compaq compaq1 compass compute computer computer1 conan conan1 concord concorde concrete condom
condor cong conker conman connect connor consumer contortionist contour contra control1 coochie cooker cooki cookie cookie1 cookies cool1 cool12
cool123 coolbean coolboy coolcat cooldude cooler coolgirl coolguy coolhand coolio coolman coolness coolone cooper1 coors cooter copenhag copper
copper1 corazo corgan corleone corndog cornhole corolla corona corrado corsair corsica cortina corvet07 corvett corvette cosmic cosmo cosmo1 cosmos
costaric cosworth cougar cougars counterstrike coventry cowboy cowboy1 cowboys cowboys1 cowboyup cowgirl cowman coyote cracker crafty cramps crappie
crash1 craving crayon crazy1 crazybab crazyman creampie creamy creatine creative creeper creepers crescent cretin crevice crfprf cricket cricket1
crimson crimson1 crispy cristiano critter crjhgbjy crocodil cronic crowbar cruise cruiser crumbs crunch crunchy crusader crusher crusty crysis
crystal1 csyekz csyjxtr ctdfcnjgjkm cthtuf cthulhu cthutq ctrhtn cuan cubano cubbies cubs cubswin cucumber cuddles cueball cuervo culinary cumeater
cumm cummer cumming cumonme cumshot cumslut cunt cunts cupcake cupoi curious custard custom cutiepie cutlass cutter cvbhyjd cvbhyjdf cvthnm cwoui
cxfcnkbdfz cxfcnmt cyber cybersex cyborg cyclone cyclones cyclops cygnus cygnusx1 cynthia1 cypher cypress cyrano d12345 d123456 dabears dabomb dabulls
daddy1 daddyo daddys daedalus daemon daewoo daffodil daffy dagestan dagger dagobert daisy1 daisydog daisymae dakine dakota dakota1 dale03 dalejr
dalejr8 dallas dallas1 dallas22 dalshe damage11 damager daman dammit damnit dan123 dance1 dancer dancer1 dandfa dang danger dangerou danie daniel1
daniel12 daniil danil danila danilka dank danman danmark danni danny1 dannyboy dante1 dantes danzig dapper daredevi daredevil darian darina darkange
darkangel darkelf darklord darkman darkmoon darknes darkness darkone darkside darkstar darth darthvad darthvader dasani dasha dashka datsun dave123
davecole david1 david12 david123 david2 davidb davidc davidd davide davidj davidoff davids davinci davis1 dawg dawgs dawgs1 dawns daydream daytek
daytona dazzle dbnfkbq dbnfkbr dbnfkz dbrecz dbrnjh dbrnjhbz ddddd1 dddddd1 deadhead deadman deadpool deadspin death1 death666 deathnote deathrow
debbie1 deborah1 decimal deejay deepak deepblue deepthro deepthroat deerhunt deeznuts deeznutz default defcon defender defiant deftones deicide dejavu
delboy delete delfin delight delphi delphin delpiero delsol delta delta1 deltas deluxe demo demon1 demon666 denali deng deniro denis1 deniska denni
dennis1 depeche derevo derf derparol derrick1 desert designer desire deskjet desktop desperado destin destiny destiny1 destroye detectiv detroit
detroit1 deuce deutsch deutschland devil devil1 devil666 devildog devilman devilmaycry devils devils1 devo dewalt dexter dfcbkbcf dfcbkbq dfghjc
dfhdfhf dfkthbz dfkthf dfktynby dfktynbyf dfvgbh dfytxrf dharma dhjnvytyjub diabl diablo diablo1 diablo2 dialog diamant diamante diamon diamond
diamond1 diamonds diana1 diao diaper dick dick1 dicker dickhead dickie dicks dickweed dicky diddle didier diehard diesel dietcoke dieter digger
diggler digimon digital digital1 dilbert dilbert1 dildo dildos dilligaf dillweed dima dima123 dima1995 dima55 dimas dimasik dimebag dimitri dimples
dinamo dinara dindom dinero ding dingbat dingdong dingo dingo1 dinosaur dipper dipset dipshit dipstick dirtbag dirtbike dirty1 dirtydog disco discover
discus disney disney1 diva diver diver1 divers divine divx1 dixie1 django djdjxrf djkjlz dkflbckfd dkflbr dkflbvbh dkflbvbhjdbx dkflbvbhjdyf dmband
dmitriy dmitry dnsadm dobber doberman doctor dodge1 dodger dodgeram dodgers dodgers1 dodges dog123 dogbert dogbone dogboy dogcat dogface dogfart
dogfood dogg dogger dogggg doggie doggies doggone doggy doggy1 doggydog doggys doggystyle doghouse dogma dogman dogmeat dogpound dogs dogshit dogwood
doit doitnow dokken doktor dolemite dollar dolly1 dolphi dolphin dolphin1 dolphins domainlock2005 domenico dominator domini dominik dominika dominion
dominiqu domino donald1 donjuan donkey donkey1 donna1 donner dontknow donuts doobie doodah doodie doodle doodles doofus doogie dookie doomsday
doorknob dortmund dotcom doubled douche dougal doughboy dougie douglas1 downhill draco dracula drag0n drago dragon dragon01 dragon1 dragon11 dragon12
dragon123 dragon13 dragon69 dragon7 dragon88 dragon99 dragonba dragonball dragonballz dragonfl dragonfly dragons dragonz dragoon dragrace dragster
drakon draven dream1 dreamcas dreamcast dreamer dreamer1 dreamers dreams dresden drevil drifter driller drinker driver drizzt drjynfrnt droopy
dropdead dropkick drowssap drpepper druid drummer drummer1 drywall dshade dthjybrf dtkjcbgtl dtxyjcnm duan dublin ducati ducati99 duchess duck
duckhunt duckie duckman ducks ducksoup ducky dude123 dudeman duffer duffman dumbass dundee dungeon dunhill duracell durango duster dusty1 dustydog
dutchess dutchman dvader dylan1 dynamite dynamo dzxtckfd eagle eagle1 eagle2 eagles eagles1 earnhard earthlin earthlink eastside eastwood easypay
eatme eatme1 eatme2 eatme69 eatmenow eatpussy eatshit ebony1 eclipse eclipse1 edcrfv eddie1 edinburg edthom eduard edward1 eeyore egghead eggman
eggplant egorka egorov eight8 eightbal einstein ejaculation ekaterina ekmzyf elbereth elcamino eldiablo eldorado electra electric electro electron
elefant elektra element element1 elephant eleven11 elgato elisabet elite1 elizabet elizaveta elodie elpaso elrond elvis1 elvis123 elvisp elway elway7
emachines embalmer emerald emili emily1 emine eminem emmitt22 empire empire1 empires encore ender enforcer engage engineer england1 enigma enrico
enter enter1 enter123 enterme enternow enterpri enterprise entropy envision epsilon epson equinox eragon eraser erasmus erasure erection erfolg eric1
erica1 ericsson erotic erotica escalade escher escorpio escort eskimo espana espresso esprit esquire essendon estrell eternal eternity ethan1 ethernet
euclid euphoria eureka europa evanescence evangeli evangelion everest evergree everlast everques everquest everton everton1 evgenii evgeniy evgeniya
evil666 evildead evilone evolutio excalibu excalibur excellen excite exigen exigent exodus exotic exploite explorer express express1 extensa extreme
eyeball f00tball f15eagle fabia fabie fabienn fabienne fabio fabiol fabric facefuck facial faggot failsafe fairlane fairway faisal faith1 fakepass
falcon falcon1 falcons fallen fallout falstaff famil famili familia family1 fanatic fandango fang fantasia fantasti fantasy fantasy1 fantom fantomas
faraon farcry farida farmboy farscape farside fart farter fartman fastball fastcar fastcars faster fatass fatboy fatcat fathead fatman fatty favorite2
favorite6 favorite7 favorite8 fduecn feanor fearless feather feathers federica fedorov feeder feedme feelgood feline felix1 fellatio femmes fender
fender1 feng feniks fenix fenris fenway fergie fergus fernand ferrar ferrari ferrari1 ferret fester festus fetish fettish fghtkm fgtkmcby fhctybq
fhntvrf fhvfutljy fialka ficken fiddle fidelio fidelity fiesta figaro fightclub fighter filimon filippo filter finalfantasy finder finger fire fire1
fireball firebird fireblad fireblade firedog firefigh firefly firefox firehawk fireman fireman1 firenze firestar firestorm firewall firework first1
fish fishbone fishcake fisherma fisherman fishes fishface fishhead fishin fishing fishing1 fishon fishtank fishy fister fisting fitness fitter
fivestar fkbyjxrf fkbyrf fkmnthyfnbdf fktrcfylh fktrcfylhf fktrctq fktyeirf fktyrf flamengo flames flamingo flange flanker flapper flash flash1
flasher flashman flathead flatron fletch flexible flhtyfkby flicks flintsto flipflop flipmode flipper flipper1 flippy floppy florian florida florida1
flossy flounder flowe flower flower1 flower2 flowers1 floyd1 flubber fluff fluffy fluffy1 flvbybcnhfnjh flyboy flyer flyers flyers1 flyers88 flyfish
flyguy fmale focus1 foghorn fokker fomoco foobar footbal footbal1 football football1 footjob footlove footman forall force1 fordf150 fordf250 fordf350
fordtruc foreplay foreskin forest foreve forever forever1 forfun forgetit forklift forlife forme formula formula1 forsaken fortuna forumwp foryou
fossil fosters four20 foxcg33 foxfire foxhound foxtrot foxy foxylady fozzie fraggle franc francesc franci francis1 francisc frank1 frank123 franki
frankie1 franky freaks freaky freckles fred1 fred123 fred1234 freddy freddy1 frederik freebird freedo freedom freedom1 freedom2 freee freefall freeme
freepass freeporn freesex freeuser freeway freewill freiheit fremont frenchie frenchy fresh1 fresno friday friday1 friday13 friends1 friendster fright
frisbee frisco frisky fritz1 frodo frodo1 frog frogger froggie froggy frogman frogs front242 frontera frontier frosch frosty fruitbat fruity fubar
fubar1 fucing fuck fuck0ff fuck1 fuck123 fuck69 fuckall fucke fucked fuckedup fuckem fucker fucker1 fuckers fuckface fuckfest fuckhead fuckher fucking
fuckinside fuckit fuckm fuckme fuckme1 fuckme2 fuckme69 fuckmehard fuckof fuckoff fuckoff1 fuckshit fuckthat fuckthis fucku fucku2 fuckup fuckyeah
fuckyo fuckyou fuckyou1 fuckyou123 fuckyou2 fucmy69 fugazi fujifilm fujitsu fuking fulcrum fulham fullback fullmoon fun4me fungus funhouse funky
funky1 funny1 funnyman funstuff funtik funtime funtimes furball fusion fussball futbol futurama futyn007 fuzzball fuzzy fuzzy1 fyfcnfcbz fyfnjkbq
fylhtq fynjirf fynjybyf fytxrf fyutkbyf fyutkjxtr fyyeirf fzappa gabber gabby1 gabrie gabriel1 gabriell gadget gaell gagarin gagged gagging gaijin
galactic galadriel galant galary galaxie galaxy galeries galileo galina gallaries galore gambit gambler gameboy gamecock gamecube gameover gamer gamma
gandalf gandalf1 gandolf gandon ganesh ganesha gangbang gangbanged gangrel gangsta gangster ganja ganjaman ganjubas gannibal garden gareth garfield
gargoyle garion garter gasman gateway gateway1 gateway2 gatit gatito gator gator1 gatorade gators gators1 gatsby gaucho gawker gayboy gaymen gazelle
gbcmrf gbgbcmrf gbhfvblf gbpltw gbyudby gdtrfb gecko geezer gegcbr geheim geibcnbr geisha gemini gemini1 general1 generic genesis genesis1 geng
genghis genius georg george1 georgi georgia1 geraldin gerbil gerhard germany1 geronimo gerrard gesperrt getin getit getlost getmein getmoney getoff
getout getsdown getsome gfcgjhn gfdkbr gfgfvfvf gfhfljrc gfhjdjp gfhjkm gfhjkm1 gfhjkm12 gfhjkm123 gfhjkmgfhjkm gfhjkzytn gfnhbjn gforce gfynthf
ghbdtn ghbdtn12 ghbdtn123 ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbrjk ghbrjkbcn ghbywtccf ghetto ghhh47hj7649 ghjcnbnenrf ghjcnj ghjcnjgfhjkm
ghjcnjghjcnj ghjcnjnfr ghjcnjq ghjdthrf ghjnjnbg ghjnjrjk ghjuhfvvf ghjvtntq ghost ghost1 ghostrider ghtktcnm giacomo gianluca gianni giants giants1
gibson1 gideon gigabyte giggle giggles gilles ginge ginger ginger1 ginola ginscoot giorgi giorgio giraffe girfriend girlie girlies girls girls1 girsl
gitara giulia giveitup giveme gixxer gizmo gizmo1 gizmodo gizmodo1 gizmos gizzmo gjhjkm gjkbyf gladiato gladiator glamour glendale glennwei glenwood
glider glitter globus glock glock17 gmoney gn56gn56 go2hell goalie goarmy goat goatboy goats goaway gobears gobigred goblin goblue gobucks gobucs
gocats gocubs godawgs godbless goddess godfathe godfather godiva godlike godsmack godspeed godzilla goethe gofast gofish goforit gogators gogeta gohan
goheels gohogs gohome goirish goku golden golden1 goldeney goldeneye goldfing goldfinger goldfish goldrush goldstar goldwing golf golf1 golfball
golfclub golfer golfer1 golfgti golfing golfing1 golfman golfnut golfpro goliath gollum gomets gonads gonavy gong gonzo gonzo1 goober goochi
good123654 good4u goodboy goodday gooddog goodfell goodgirl goodguy goodie goodison goodlife goodluck goodone goodsex goodstuf goodtime goodyear
goofball goofy goofy1 google google1 gooner goonies goose goose1 gooseman gopack gopher gophers gordo gordon1 gordon24 gorilla gorillaz gotcha goten
gotenks goth gotham gothic gotigers gotmilk gotohell gotribe gotyoass govols grace1 gramma gramps granada grandam grandpri granny grant1 grapeape
grapes gratis gravis graywolf grease great1 greatone greatsex greedisgood green1 green12 green123 greenbay greenday greenman greens greentea gregor
gregory1 gremlin gremlins grendel gretzky greyhoun greywolf griffey griffon grifter grils grimace grime grin grinch grinder gringo grisha grizzly
gromit groove groovy groucho groupd2013 growler grumpy grunt gryphon gspot gstring gsxr1000 gsxr600 gsxr750 gthcbr gtkmvtym gtnhjdbx guai guan guang
guardian gubber gucci guesswho guillaum guillerm guiness guinness guitar guitar1 guitars gulliver gulnara gulnaz gumball gumbo gumby gumby1 gundam
gunnar gunner gunner1 gunners gunsling gunsmoke gustav guyver gy3yt2rgls gymnast gymnastic gypsy gypsy1 h2opolo habibi hack hacked hacker hackers
hackerz hacking haggis hairball hairy hakr hal9000 halcyon haley1 halflife halfmoon halibut halifax hallo hallo1 hallo123 hallowee hambone hamburg
hamish hamlet hammer hammer1 hammerhe hammers hamper hamster handbag handball handyman hangman hannah hannah1 hannes hannibal hannover hansol hansolo
hanuman happines happy1 happy123 happy2 happyday happydog happyman harald harcore hardball hardcock hardcore harddick hardon hardone hardrock hardwood
hardwork haribo harle harlem harley harley1 harpoon harpua harrier harry1 harrypotter harrys harvest hateme hatteras hattrick havana havefun hawaii
hawaii50 hawaiian hawker hawkeye hawkeye1 hawkeyes hawks1 hawkwind hawthorn hayabusa hazmat hd764nw5d7e1vb1 headless headshot hearts heater heathe
heather1 heather2 heaven heckfy hedgehog heeled heidi1 heineken heinlein hejsan helen1 helios helium hell666 hellas hellboy hellfire hellno hello
hello1 hello12 hello123 hello2 hellohel hellokit hellokitty hellome helloo hellos hellow hellsing hellyeah helmet helmut helper helpme helpme1 hemlock
henderso hendrix heng henrik henry1 hentai henti herbie hercule hercules heretic herewego hermes hermione hernande hershey hershey1 hesoyam hetfield
hewlett heynow heyyou hfleuf hfljcnm hfytnrb hibernia hickory hidden highbury highheel highland highlander highlife hiking hilfiger hillbill hillside
hilltop hiphop hippie hippo hippos hiroshi hitachi hithere hitler hitman hitman47 hiziad hjccbz hjvfirf hobbes hobbit hocke hockey hockey1 hogtied
hogwarts hokies hola holdem holein1 holger holiday holiday1 holla holly1 hollywoo holycow holyshit hombre homeboy homebrew homely homemade homepage
homer1 homer123 homerj homers homerun honda honda1 hondacbr hondacivic hondas honey1 honeybee honeybun honeydew honeys hongkong honolulu hoochie
hookem hooker hookers hookup hooligan hoops hoosier hoosiers hooter hooters hooters1 hootie hooyah hopeful horatio hores horizon horndog hornet
hornets horney horny horny1 hornyboy hornyguy hornyman horse horse1 horseman horsemen horses horsey horus hoser hot123 hotass hotbabe hotbabes hotbox
hotboy hotchick hotdog hotdogs hotgirl hotgirls hotlegs hotlips hotmama hotman hotone hotpussy hotrats hotred hotrod hotsauce hotsex hotshit hotshot
hotspur hotstuff hott hottie hotties hottub hotty houdini hounddog hounds house1 housewife housewifes houston1 hover hrfzlz hrvatska htubcnhfwbz
htubyf huai hugetits hugoboss hulkster humbug hummer hunte hunter hunter1 hunter12 hunter2 hunting hurrican husker huskers huskers1 huskies husky
hustler hydro hyperion hyundai iamcool iamgod iawgk2 ib6ub9 ibanez ibill01 ibilljpf ibilltes icarus iceberg icecold icecream icecube icehouse iceman
iceman1 icetea icu812 iddqd idefix idontkno idontknow idunno iforget iforgot ignatius igor igorek iguana ihateyou iiyama ijrjkfl ijrjkflrf iklo
ilikeit ilikepie ilikesex illini illmatic illumina illusion ilove ilovegod iloveher iloveit iloveme iloveporn ilovepussy ilovesex iloveu iloveu2
iloveyo iloveyou iloveyou1 iloveyou2 ilya1234 ilya1992 imation imcool imhorny immortal impala impalass imperium implants impreza imtheman imzadi
incest incubus indain india123 indiana indiana1 indians indica indigo indon indy500 indycar inferno infiniti infinity inlove insane insert insertion
insertions insider insomnia inspiron install integra intel interacial intercourse interex interne internet internet1 intrepid intruder inuyasha
invictus invis iomega iphone ipswich irakli ireland1 irina irinka irish1 irisha irishka irishman iriska ironhors ironmaiden ironman ironman1 isabe
iscool ishmael islander ismail istanbul istheman italia italiano itisme itsme ivanhoe ivanov ivanova iverson iverson3 iwantsex iwantu j3qq4h7h2v
jabber jabroni jachin jack1 jackal jackass jackass1 jackdog jackel jacker jackie1 jacko jackoff jackpot jackso jackson1 jackson5 jacob1 jadzia jagger
jagr68 jaguar jaguar1 jaguars jakarta jakers jakester jamaica jamaica1 james007 james1 james123 james2 jamesb jamesbon jamesbond jamesd jamess jamest
jamie1 jammer jammin janet1 janeway januar january1 janus japanees jared1 jarhead jasmine jasmine1 jason1 jason123 jasons jasper jasper1 java javelin
javie jaybird jaycee jaydee jayden jayhawk jayhawks jayman jazzman jazzy jazzy1 jbond007 jeadmi jedi jediknig jediknight jeep jeeper jeepers jeepster
jeeves jefferso jeffrey1 jeffro jehovah jelena jello jelly jelly1 jellybea jellybean jenn jenna1 jennaj jennife jennifer1 jenny1 jerem jeremy1 jericho
jerkoff jerry1 jesper jesse1 jessic jessica1 jessica2 jessie1 jester jesus1 jesus123 jesus7 jesus777 jesusc jesuss jeter2 jethro jets jetski jetson
jewboy jewels jezebel jiang jiao jigga jiggaman jigsaw jim123 jimbeam jimbo jimbo1 jimbob jimmy1 jimmy123 jimmys jing jingle jingles jiong jktxrf
jktymrf jockey jodeci joe123 joeblow joebob joecool joemama johann johannes john1 john12 john123 john316 johnboy johncena johndeer johndeere johndoe
johngalt johnn johnny1 johnny5 johnson1 joker joker1 jokers jomama jonatha jonboy jones1 jonesy jonny jorda jordan jordan1 jordan2 jordan23 jordyn
joseluis josep joseph1 josephin joshu joshua1 joshua12 joung joyce1 joyful joystick jrcfyf jsbach juancarlo juanito jubilee juggalo jughead juice
juicy julia1 julie1 julien jumanji jumbo jumper juneau junebug jungle junio junior junior1 juniper junkie junkmail junkyard jupiter jupiter1 jupiter2
jurassic just4fun just4me justdoit justi justice justice1 justin1 justin12 justinbieber justme juventus k123456 k2trix kaboom kabuki kahlua kahuna
kajak kakarot kakashi kakashka kaktus kalina kamasutra kamikadze kamikaze kamila kamilla kangaroo kansas kappa karachi karamba karamelka karaoke
karapuz karate karen1 karina karolina kashmir kasper kasumi katana katarina katerina katharin kathy1 katie1 katrin katten katya katzen kavkaz kawasaki
kayak kayla1 kazanova kazantip kbctyjr kcchiefs kcj9wx5n keeper keepout keith1 keksa12 kelly1 keng kenneth1 kennwort kenny1 kenobi kenshin kenwood
kenworth kenzie kermit1 kernel kerouac kestrel kevin1 kevin123 kevins keyboard keystone keywest kfcnjxrf kfgjxrf kfhbcf khalid kickass kicker kickflip
kicksass kidrock kieran kikimora killa killah killbill kille killemall killer killer1 killer12 killer123 killers killjoy killme killroy killyou
killzone kilroy kimchi kimmie kimmy kingfish kingkong kingpin kings1 kingsize kingston kingtut kinky kipper kirby1 kirill kirsty kismet kisses kissme
kissmyas kissmyass kiteboy kitkat kitten kittens kitties kitty kitty1 kitty123 kittycat kittykat kittys kiwi kjifhf kjiflm kjkszpj kjrjvjnbd klaatu
klaste klaster klaudia kleenex kleopatra klingon klizma klondike klopik knickerless knickers knicks knight1 knights knockers knopka knuckles knulla
koala kobe08 kochamcie kodak kodiak kodiak1 kojak kokomo kolbasa koleso kolibri kolobok kolokol kombat komodo komputer konstantin kontakt kontol
konyor kookie kool koolaid kordell1 korn koroleva korova koshka kosmos kosova kostas kostik kostya kotaku kotenok kovalenko kraken krasnodar krasota
krasotka krishna kristen1 kristin1 krokodil krolik kronos krusty krypto krypton ksenia kseniya ksusha kthjxrf ktyjxrf kuai kuan kuang kubrick kukolka
kume kungfu l3tm31n labatt labia labrador labtec lacoste lacrimosa lacrosse laddie ladles ladybird ladyboy ladybug ladygaga laetitia lagnaf laguna
lagwagon laker lakers lakers1 lakers24 lakeside lakewood lakings lakota lakshmi lalakers lalaland lambchop lambda lamborghini lamer lampard lancaste
lance1 lancelot lancer lancia landrove landscap lansing lantern lapochka laptop laracroft larisa larry1 larsson laser laser1 laserjet lasers lassie
lasttime lasvega lasvegas latex latinas latino laura1 lauras lauren1 laurent lavalamp lawman lazarus lback lbtest lbvjxrf leafs leahcim learjet
leather leavemealone lebowski lebron23 ledzep leeds1 leedsutd leeloo leeroy left4dead lefty legacy legend legenda legion legman legoland legolas legos
lehjxrf leinad lekker lemans lemmein lemming lemmings lemon1 lemonade lemond leng lennon leno4ka lenochka leonid leonidas leopard leopold leroy1
lesbain lesbean lesbens lesbian lesbians lesbos lespaul lestat letme1n letmei letmein letmein1 letmein2 letmein22 letmeinn letmesee letsdoit letsfuck
letsgo letsplay level42 lever lexingky lexmark lexus lexus1 lfhbyf lfitymrf lfybbk lfybkf lhfrjy lian liang liao libero libertad liberty liberty1
libido libra lick licker licking lickit lickme licorice lifehack lifeisgood light1 lighter lighthou lightnin lightning lights lilbit liliya lilman
lilwayne limewire limpbizkit limpone limpopo lincoln1 linda1 lindros lindsay1 lindsey1 lineage lineage2 lineman linkin linus lion lioness lionhear
lionheart lionking lipton liquid lisa69 lisboa lisenok lithium litle little1 littlema livelife liverpoo liverpool liverpool1 livewire lizard lizard1
lizaveta lizzard lizzy ljxtymrf llama loader lobo lobster lockdown lockerroom lockout loco locust locutus logan1 logger logitech loglatin loki
lokomotiv lol123 lol1234 lol12345 lolipop lollipop lollol lollypop lolol lololol loloxx lolwut londo london london1 lonesome lonestar lonewolf longbow
longdick longdong longhair longhorn longhorns longjohn longlegs longshot looker lookout lookup looser lopas lopata loredana lorien losangel losangeles
loser loser1 losers lostsoul lothar lotus lotus1 lotus123 loudog louis1 louise1 love love1 love11 love12 love123 love1234 love69 lovebug lovefeet
lovegod lovehate loveis loveit lovel lovelife lovely lovely1 lovem loveme loveme1 loveme89 lover lover1 loverboy loverman lovers lovesex lovesexy
lovesme loveya loveyou loveyou1 loveyou2 lowdown lowrider loyola ltdjxrf ltkmaby ltybcrf ltymub luan luca lucas1 lucas123 lucent lucian lucifer luckie
lucky lucky1 lucky123 lucky13 lucky2 lucky7 lucky777 luckydog luckyman luckyme luckyone luckys ludacris ludmila lugano lugnut lumber lumina lumpy
lunchbox luscious lust lusty luv2epus lux2000 lvbnhbq m0nk3y m0nkey m12345 m123456 macaco macaroni macbeth macdaddy macgyver machine machoman maciek
macintos macintosh mackenzi macman macross madagaskar madala11 madcat madcow maddie maddison maddog madina madiso madison madison1 madman madmax
madness madonna madonna1 maestro mafia magadan maganda magelan magellan magenta maggi maggie maggie1 maggot magic magic1 magic123 magic32 magician
magick magicman magics magnavox magnet magneto magnum magnus magoo magpie magpies mahal mahalkita mahalo maiden mailcreated5240 mailman mailru maison
majestic major1 makaka makarov makaveli makayla makeitso makoto maksim maksimka malachi malaga malaka malakas malcolm1 malibu malice malina malinka
malish mallard mallorca mallrats mama123 mamacita mamamia mamapapa mamas mamita mammamia mammoth mamo4ka mamochka mamont manager1 manana manatee
manchest manchester mancity mandarin manders mandingo mandolin mandrake mandy1 manfred mang mango mango1 mangos manhatta maniac mankind mannheim mannn
manolo manowar manson mantis mantle mantra manu manuals manue manunited manutd mapet123456 maradona marajade marat marathon marauder marbles marcello
march13 marcin marcius2 marco1 marcus1 margarit margaux margosha maria1 marie1 marigold marijuan marijuana marika marina marina1 marine marine1
mariner mariners marines marines1 marinka marino marino13 mario1 mario66 maripos mariposa marishka marius mariya mark1 mark123 marker marketin markie
markiz markiza marlboro marley marley1 marlins marmite maroon marseill marseille marsel marsik martian martin1 martin6 martini marty1 marusya marvin1
maryjane marykay masamune maserati mash4077 masha mashka mason1 massive maste master master01 master1 master11 master12 master123 masterbaiting
masterbate masterbating masterkey mastermi mastermind masterp masturbation matador matchbox mateusz matisse matri matrix matrix1 matros matt1 matteo
matthe matthew1 matthew2 matthias mattingl matty mature matvei matvey maurici maurizio maurolarastefy maveric maverick mavericks max123 max333 maxdog
maxell maxfli maxi maxim maxima maxime maximilian maximka maximus maximus1 maxpayne maxpower maxwell maxwell1 maxx maxxxx mayday mayfair mayhem
mazafaka mazda mazda1 mazda3 mazda323 mazda6 mazda626 mazdarx7 mclaren mdogg meadow meandyou meatball meathead meatloaf mechanic medic medic1 medion
medusa medved megadeth megafon megaman megan1 megane megapass megatron meggie meister melanie1 meliss melissa1 mellon mellow melon melons melrose
memnoch memorex memphis menace meng mensch menthol mentor mentos meonly meowmeow meowmix mephisto mercede mercedes mercury mercury1 meridian merlin
merlin1 merlot mermaid mersedes messi10 messiah met2002 metal1 metal666 metalgear metalica metall metallic metallica metallica1 methos metoo metroid
metropol mets mettss mexic mexico miami miami1 miamo miamor mian miao michae michael1 michael2 michael3 michael8 michael9 michele1 michelle1 michi
michigan mick micke mickey mickey1 micky micro microlab micron microphone microsof microsoft midget midnight midnite midori midway mierda mighty migue
mihail mikado mikael mikayla mike01 mike1 mike11 mike12 mike123 mike1234 mike23 mike69 mikey mikey1 mikkel milamber milana milano milashka milena
milenium miles1 milfnew milhouse milkman milkyway mille millenium miller1 million1 millwall mimosa minecraft mingus minime minimoni minnesot minotaur
mirage miranda1 mischa mischief misfit misfit99 misfits mishka misiaczek misiek missie mississi missy1 mister mistral mistress misty1 mittens mizuno
mizzou mjolnir mnbvcxz mnbvcxz1 mobbdeep mobydick modelsne modem modena modles mogwai mohawk mojave mojo mojojojo molly1 molly123 mollydog moloko
molotok molson momdad mommie mommy1 momoney momsanaladventure momsuck monaco monalisa monarch monday monday1 mondeo mone money money1 money12 money123
money2 moneybag moneyman moneys mongo mongoose monic monica1 monies monique1 monitor monke monkey monkey1 monkey11 monkey12 monkey123 monkey2 monkey69
monkeybo monkeyboy monkeyma monkeyman monkeys monolith monopoly monsoon monste monster monster1 montag montana montana1 montecar montecarlo monterey
montgom240 montreal montrose monty1 moochie moocow mookie moomoo moonbeam moondog mooner moonligh moonlight moonman moonshin moonshine moonstar moose
moose1 mooses mopar mordor morena morga morgan1 morgana morgen morgoth moritz morlii morozov morozova morpheus morrowind morten mortgage morticia
mortimer mortis moscow moskva mostwanted motdepasse mothe mother mother1 motherfu motherlode mothra moto motocros motocross motorcyc motorola motown
mountain mouse mouse1 mousepad mouser mouses mousey mowgli mozart mpegs mrbill mudvayne mufasa muffdive muffin muffin1 muffy mugwump mulder mullet
multiplelo multisyn munch munchkin muppet murat murph murphy1 murzik musashi muschi muscle muscles mushroom music1 music123 musica musicman muskie
muskrat mustafa mustan mustang mustang0 mustang1 mustang2 mustang3 mustang5 mustang6 mustang8 mustang9 mustangg mustangs mustard mutabor mutant mutley
mutter muttley my3sons myangel mybaby myboys mycock mydick myfriend mygirl mygirls myhouse mykids mylife mylove mymother myname mynameis mypass
mypasswo mypassword myporn mypussy mysecret myspace myspace1 mystic mystuff myszka mytime mywife myworld myxworld nachos nacked nadegda nadejda
nadezhda naked namaste nancy1 nancy123 nang nanook napalm napass napoli napster narnia narut naruto naruto1 nascar nascar1 nascar24 nascar3 nastena
nastenka nastia nasty nasty1 nastya nataha natali natalie1 natalka nataly natascha natasha natasha1 natchez natedog natedogg natha nathan1 nathanie
naught naughty naughty1 nautica nautilus navajo navigato navigator navyseal nazgul nbuhtyjr nbvjatq nbvjif ncc1701 ncc1701a ncc1701d ncc1701e ncc74656
ndirish ne1469 nebraska nebula needforspeed needit nelso nelson1 nemesis nemesis1 nemrac58 neng neon neptune nermal nessie nestle netscape network1
neutron nevada never1 nevermin nevermind nevermor nevermore nevets newark newbie newcastl newday newjob newlife newness newone neworder newpass
newpass1 newpass6 newport newport1 newproject2004 newstart newuser newyear newyork newyork1 nextel nexus nexus6 nfhfrfy nfnmzyf nfvfhf nfytxrf nhfrnjh
niang niao nibbles niceass niceday niceguy nicetits nichola nickel nickle nicky1 nico nicola nicole1 nigga niggas niggaz nigger nigger1 niggers
nighthaw nightmar nightowl nightwin nightwish nike nikita nikita1 nikitin nikitos nikki1 nikko niklas nikola nikolai nikolay nikon nimbus nimitz
nimrod nineball nineinch niners ning ninguna ninja ninja1 ninjas nintendo nipper nipple nipples nippon nirvan nirvana nirvana1 nissan nissan1 nitram
nitro nitrous nitrox nittany njdevils nocturne nofear nogard nokia nokia1 nokia123 nokia3250 nokia5130 nokia5230 nokia5530 nokia5800 nokia6233
nokia6300 nokian70 nokian73 noles1 nolimit nolimits nomad nomads nomar5 nomore noname noname123 nong nonmembe nonstop noodle noodles nookie nopass
nopassword normandy norwich nosferat nosferatu nostromo not4you notebook nothing1 notnow notredam notredame notused nounours novell novifarm novikova
noway nthvbyfnjh ntktajy ntktdbpjh nuan nubian nude nudes nudist nudity nugget nuggets number1 number6 number9 numlock nurlan nutella nutmeg nutsack
nuttertools nvidia nwo4life nygiants nyjets nylons nymets nympho nyyankee oakland oaktree oasis oasis1 oatmeal obelix oberon obiwan oblivion obsidian
ocarina ocean1 oceans ocelot october1 october2 octopus odin odyssey oedipus offroad ohbaby ohmygod ohshit ohyeah oicu812 oilers oilman okmijn oksana
oldfart oldman oldone olds442 oldschool oleg olemiss olenka olesya oliver oliver1 olivia1 olivier olympus omanko omega omega1 omegared omerta omicron
omsairam onelove onepiece onetime onetwo onion onions online online1 onlyme onlyone open123 open1234 opendoor openit openme opennow opensesame openup
operator opiate optima optimist optimus optiplex opus oracle oralsex orang orange orange1 orange12 oranges orchard orchid oreo orgasm orgasms orgy
orient oriflame orioles orion orion1 orlando1 orpheus orwell osama oscar1 oscar123 oscars osiris osprey othello otter otters ou812 ou8122 ou8123
outback outkast outlaw outlaws outsider ovation overkill overlord ownage oxford oyster ozzie ozzy p0015123 p0o9i8 p0o9i8u7 p455w0rd p4ssw0rd pa55w0rd
pa55word pablo1 pacers pacino packard packard1 packer packers packers1 pacman paco paddle paddy padres paintbal paintball paisley pajero pakista
pakistan paladin paladin1 pallmall palmtree paloma pamel pamela1 panache panama panasoni panasonic pancake pancho panda panda1 pandas pandora pandora1
pang panhead panorama panter pantera pantera1 panther panther1 panthers pantie panties panties1 pantyhos pantyhose panzer paolo papabear papamama
papaya paperino papichul papillon papit papito pappy paradigm paradise paradox paragon paramedi paramore paris1 parker1 parkour parlament parol parola
paroll parrot parsifal partizan party1 pasadena pascal pasport pass pass1 pass12 pass123 pass1234 pass99 passat passcode passfan passfind passion
passion1 passions passmast passme passord passport passthie passw0r passw0rd passwd passwerd passwor passwor1 password password01 password1 password11
password12 password123 password2 password3 password9 password99 passwords passwort pasword patata patate patches patches1 pathfind pathfinder patit
patric patrici patrick1 patrik patriot patriots patrizia patryk pattaya patter patterso paulie pavel pavement pavilion pavlik pavlov pavlova payday
payton34 pdiddy pdtplf peace1 peaceout peach peaches peaches1 peachy peanu peanut peanut1 peanuts pearl1 pearljam pearls peavey pebble pebbles pecker
peddler peekaboo peeper peepers peewee pegasus pegasus1 pelican pelikan pencil pendejo pendrago penetrating penetration penfold peng penguin penguin1
penguins penis penis1 pennstat pennstate penny1 pennywis penthous pentium pentium4 pepito peppe pepper pepper1 pepsi pepsi1 pepsi123 peregrin perfect1
perkele perro persik persona pertinant pervert peter01 peter1 peterbil peternorth peterpan petite petra1 petrov petrova petrovich petrus petter
petunia peugeot pfkegf pfloyd pfqxbr phaedrus phantom phantom1 pharao pharmacy phat pheonix phialpha philipp philippe philips phillies phillip1 philly
phish phish1 phishy phoeni phoenix phoenix1 phoenix2 photo1 photog photon photos phpbb phreak pi314159 pian pianoman pianos piao picard picasso
piccolo picher picker pickle pickles pickup pics pictere pictuers picturs pieman piercing pietro pigeon piggies piggy piglet pigpen pikachu pillow
pilot1 pilsner pimp pimpdadd pimpdaddy pimpin pimping pimpster pinball pineappl pineapple pinetree pinewood ping pingpong pinguin pingvin pinhead pink
pinkfloy pinkfloyd pinky pinky1 pinnacle pintail pioneer pioneer1 pioner pipeline piper1 pipers pipiska pippen pippen33 pippo piramida pirate pirates
pisces pisser pissing pissoff pistol piston pistons pitbull pitchers pitures pixie pixies pizda pizdec pizza pizza1 pizzahut pizzaman pizzas pjkjnj
placebo placid planet planeta planner plasma plastic plastics platinum plato platon platypus playa playball playboy playboy1 playboy2 playboys player
player1 playful playmate playstat playstation playtime please1 pleaseme plokij ploppy plumber pluto pluto1 pluton plymouth pobeda pochta poi098 poison
poiuyt poiuytrewq pokemo pokemon pokemon1 pokemon123 poker1 pokey pokey1 polarbea polaris polaroid polgara police police1 polina polinka pollux polly1
polniypizdec0211 polo polska pomidor pommes pompey poncho pong pontiac pontiac1 pony ponyboy poobear pooch poochie poodle pooh poohbea poohbear pookey
pookie pookie1 pooky pool6123 poontang poop poop123 pooper poophead poopie poopoo poopsie poopy poopy1 pooter popcorn popcorn1 popeye popova popper
poppie poppy poppy1 poptart porkchop porky porn porn123 porn4me porn69 pornking porno porno1 pornographic pornos pornpass pornstar porsche porsche1
porsche9 porsche911 porshe portland portugal poseidon possum postal postman postov1000 posture potato pothead pounded powder power1 power123 powerade
powerman prancer prashant praxis preacher precious predator prelude prelude1 premium presario presiden presto pretzel prima primal prime1 primus princ
prince prince1 princes princesa princess princess1 princessa princeto pringles printer priscill prissy privat private private1 privet priyanka pro100
probes prodigy prophet prosper prospero prosto proton protoss proview prowler proxy prozac psychnau psycho puck puddin pudding puddles puffer puffin
puffy pufunga7782 pugsley pulsar pumkin pumper pumpkin pumpkin1 pumpkins punani punisher punkass punker punkin punkrock punter pupkin puppies puppy
puppy1 puppydog puppys pupsik purdue purpl purple purple1 pushkin pushok puss pussey pussie pussies pusssy pussy pussy1 pussy123 pussy2 pussy4me
pussy69 pussycat pussyeat pussylicker pussylov pussylover pussyman pussys pusyy putter pyon pyramid pyramid1 pyramids python q11111 q12345 q123456
q1234567 q123456789 q1234567890 q1q2q3 q1q2q3q4 q1q2q3q4q5 q1w2e3 q1w2e3r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4 q2w3e4r5 qawsed qawsedrf qawsedrftg
qaywsx qaz123 qaz12345 qaz123wsx qaz741 qazedc qazplm qazqaz qazws qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc1 qazwsxedc123
qazwsxedcrfv qazwsxedcrfvtgb qazxcv qazxsw qazxsw12 qazxsw123 qazxswedc qazzaq qian qiang qiao qing qiong qpalzm qq123456 qqq111 qqqqq1 qqqqqq1 qqqwww
qqwwee quake quake3 quaker quan quant4307s quantum quartz quasar quattro queen1 queens quest quest1 qw123456 qwaszx qwaszx12 qwe123 qwe123qwe qwe321
qweasd qweasd123 qweasdzx qweasdzxc qweasdzxc123 qwedsa qwedsazxc qweewq qweqwe qweqwe123 qwer12 qwer123 qwer1234 qwerasdf qwerasdfzxcv qwert qwert1
qwert12 qwert123 qwert12345 qwert40 qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty2 qwerty7 qwerty77
qwerty777 qwerty78 qwerty99 qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzui qwezxc r2d2 r2d2c3p0 r2d2c3po r4e3w2q1 rabbit rabbit1 rabbits rabota
racecar racer racer1 racers racerx rachel1 racing racoon radar1 radeon radiance radio1 radiohea radiohead raduga raffles ragman ragnar ragnarok raiden
raider raiders raiders1 rainbow rainbow1 rainbow6 rainbows raindrop rainier rainman rainyday raisin raistlin rajesh rakesh raketa rakkaus ralph1
ralphie ralphy ram1500 ramada ramazan rambler rambo rambo1 ramjet rammstei rammstein ramones rampage ramrod ramses ramstein ramzes ranchero rancid
random random1 randy1 ranetki rang ranger ranger1 rangers rangers1 rapier raptor raptors rapture rapunzel rascal rasdzv3 rasmus rasputin rasta rasta1
rasta69 rastaman raster rastus ratboy ratdog ratfink ratman rattler raven raven1 ravens rawhide rayman raymond1 raziel razor razz razzle rb26dett
rbcekz rbhbkk rctybz rdfhnbhf reader realmadrid realtor reaper reaver rebbyt34 rebecca1 rebel rebel1 rebels rebelz reboot reborn reckless recon red123
red12345 redalert redbaron redbeard redbird redbone redbull redcar reddevil reddog reddog1 reddwarf redeye redfish redfive redfox redhat redhead
redhead1 redheads redhot redleg redlight redline redman redneck redneck1 redone redrock redrose redrum reds redshift redskin redskins redsox redsox1
redstar redstorm redwall redwine redwing redwing1 redwings redwolf redwood reebok reefer reeses reflex regal reggae rehbwf reliant reload reloaded
remingto renat renault renee1 renegade reng repoman reptile repytwjdf requiem rerehepf rereirf rerfhfxf rerfhtre rescue restart retard retsam
revival47 revoluti revolver reznor rfgbnjirf rfgecnf rfhbyf rfhfgep rfhfvtkmrf rfhfylfi rfhlbyfk rfhnjirf rfkbyf rfnthbyf rfntymrf rfrfirf rfrnec
rfvfcenhf rhbcnbyf rhfcfdbwf rhfcfdxbr rhfcjnf rhfcjnrf rhino rhino1 rhinos rhjkbr rhjrjlbk rhtdtlrj rhubarb ribbit ricard riccardo rice80 richar
richard1 riches rickster ricky1 ricochet riddler riffraff rigger rightnow righton riley1 ringo ripken ripper ripple riptide river1 riverrat riversid
rjcvjc rjhjdf rjhjkm rjhjktdf rjirfrgbde rjitxrf rjntyjr rjnzhf rjyatnrf rjycnfynby rjyjgkz rktjgfnhf roadkill roadking roadrunn roadrunner roadster
roadway rob123 rober robert1 robert2 roberto1 robin1 robinhood robocop robot robotech robotics rochard rocker rocket rocket1 rocketma rocketman
rockets rockey rockford rockhard rockie rockies rockin rockman rocknrol rocknroll rockon rockroll rocks rocks1 rockstar rocky1 rocky123 rocky2
rockydog rodent rodeo rodina rodion rodman roger1 rogue rogue1 roland1 rolex roller rollin rolltide roman1 romanov romanova romans romario romashka
romeo1 rommel romulus ronald1 ronaldinho ronaldo ronaldo7 rong roofer rookie rooster rooster1 roosters rootbeer rootedit rooter rosebud rosebud1
rosewood rosie1 rostov roswell rotary rotten route66 router rover rover1 rovers rowdy royals royboy roygbiv rrpass1 rsalinas rt6ytere rtyuehe ruan
rubber rubble rubicon rudeboy ruffles rufus1 rugby1 ruger rugger rugrat rugrats rulez rulezzz rumble runaway rundmc runescape runner rush2112 rushmore
ruslan russell1 russia russian7 rustam rusty1 rusty2 rustydog ryjgrf s12345 s123456 saab900 saab9000 sabaka sabbath sabian sabine sable sable1 sabre
sabres sabrin sabrina1 sachin sadie1 safari safeway saffron sahara saibaba saigon sailboat sailfish sailing sailor sailor1 saints sairam saiyan sakura
salamander salamandra salami salasana saleen sallas sally1 salman salmon salomon salope salsero saltydog salvator sam123 samadams samanta samanth
samantha samantha1 samba sambo samdog samhain samiam samir samm sammi sammy1 sammy123 sammydog sammys samoht sampson1 samson samson1 samsun samsung
samsung1 samtron samue samuel1 samurai sanane sancho sandeep sandiego sandman sandman1 sandr sandra1 sandrine sandro sandy1 sandydog sandys sanfran
sanity sanity72 sanjay sanjose santacru santafe santiag santino saopaulo saphire sapper sapphic sapphire sarah1 sarajevo saratoga saratov sascha
sasha1 sasha123 sashka saskia sassie sassy sassy1 sasuke satan satan1 satan666 satana satanas satchel satchmo satellit sativa satori satriani saturn
saturn1 saun sauron sausage sausages savior sawdust saxman saxophon sayang scamper scania scanner scarab scarface scarlet sceptre schalke schastie
schatzi scheisse schnuffi school1 schule schumi schwanz schwinn scirocco scoobie scooby scooby1 scoobydo scoobydoo scoote scooter scooter1 scorpi
scorpio scorpio1 scorpion scorpions scotch scotland scott1 scotts scottt scotty scout scout1 scrabble scrapper scrappy scream screamer screwy screwyou
scrooge scrotum scruffy scruffy1 scuba scuba1 scully seabass seabee seadog seadoo seagull seahawk seahawks seahorse sealteam seamus searay searcher
seaside seattle seattle1 seaweed seawolf sebastia sebastie sebora sebring secre secret secret1 security sedona seductive seeker segblue2 segreto
seinfeld sekret select selmer seminole semper semperfi senators seneca seng senna sensei sentinel sentra sentry sephirot sephiroth septembe seraphim
serega seren serenity sergbest serge sergei sergej sergey sergi serpent sersolution server service1 sesame sestra seven7 seven77 sevenof9 sevens
severin seville seviyi sex123 sex4me sex69 sexgod sexman sexo sexpot sexsex sexsexse sextoy sexual sexx sexxx sexxxx sexxxy sexxy sexy sexy1 sexy12
sexy123 sexy69 sexyass sexybabe sexybitch sexyboy sexygirl sexylady sexymama sexyman sexyme sexyone sexyred sf49ers sfgiants shabba shado shadow
shadow01 shadow1 shadow11 shadow12 shadow13 shadow2 shady shady1 shag shaggy shai shaker shakur shalom shaman shamil shampoo shamrock shamus shandy
shane1 shaney14 shang shania shanno shannon1 shanny shao shaolin shark shark1 sharks sharky sharon1 sharpie shasta shaved shawn1 shazam sheba1 sheeba
sheepdog shei shelby shelby1 sheltie shemale shen sheng sherlock shevchenko shibby shibumi shifty shiloh shimano shimmer shiner shinigami shinji
shinobi shiraz shitface shitfuck shithead shitter shitty shiznit shocker shodan shogun shojou shonuf shooter shooter1 shopper shorty shotgun shotokan
shou showboat showme showtime shredder shrike shroom shuai shuan shuang shui shun shuo shurik shutup shyguy sickboy sidekick sidewind siemens sienna
sierra sierra1 sigma sigma1 sigmachi sigmar silly1 silve silver silver1 silverad silverado silvi simba simba1 simcity simon1 simple simple1 simpson1
simpsons sinatra sinbad sincity sinful singapor single1 sinister sinjin sinned sinner sirius sissy sithlord sixers sixpack sixty9 sixtynin sixtynine
sizzle sk8ordie sk8ter skate skateboa skateboard skater skazka skeeter skeeter1 skibum skidoo skiing skillet skillz skinhead skinny skins skipper
skipper1 skippy skippy1 skittles skolko skorpion skulls skunk skydive skydiver skyhawk skylar skylark skyler skyline skyline1 skynet skywalke
skywalker slacker slainte slamdunk slammer slapnuts slapper slappy slapshot slasher slava slave slave1 slavik slayer slayer1 slayer666 sleeper sleepy
slicer slick slick1 slider slim slimjim slimshad slimshady slinky slipkno slipknot slipper slippery slippy sliver slonik slowhand slugger sluggo slut
slut69 sluts sluttey slutty smackdow smackdown smallville smart1 smartass smarty smashing smeghead smegma smeller smelly smile1 smiles smiley smirnoff
smirnov smirnova smith1 smiths smithy smitty smoke smoke1 smoke420 smokedog smoker smokes smokey smokey1 smokie smokin smooch smooth smooth1 smoothie
smother smudge smuggles smurf smut smutty snafu snake snake1 snakeman snakes snapon snapper snapple snappy snapshot snatch sneaker sneakers sneaky
snicker snickers sniffer snikers sniper sniper1 snoogans snooker snookie snoop snoopdog snoopdogg snoopy snoopy1 snowball snowbird snowboar snowboard
snowdog snowflak snowflake snowman snowman1 snowy snuffy snuggle snuggles sobaka sober1 sobriety socce soccer soccer1 soccer10 soccer11 soccer12
soccer13 soccer2 socrate socrates sodapop sofiya softail softball softtail software sojdlg123aljg sokolov sokolova solace solaris soldat soldier
soleda soleil solidsnake solitude solnce solnishko solrac sommer sonata songbird songoku sonic sonic1 sonics sonne sonny1 sonoma sonora sony
sonyericsson sonyfuck sonyvaio sooners sooners1 sophi sophie sophie1 soprano sopranos sosiska soso123aljg soulfly soulmate sound1 southpar southpark
southpaw southsid southside sowhat space1 spaceman spade1 spam spaniel spank spanker spanking spankme spanky spanky1 spanner sparhawk sparkey sparkle
sparkles sparky sparky1 sparta spartacu spartak spartan spartan1 spartan117 spartans sparty spawn speaker special1 specialk spectre spectrum speed1
speedo speedy speedy1 spencer1 sperma sphinx spice spice1 spide spider spider1 spiderma spiderman spiderman1 spidey spiffy spike spike1 spiker spikes
spikey spinner spiral spirit spitfire splash splatter spleen spliff splinter splurge spock spock1 sponge spongebo spongebob spooge spook spooky spoons
sport1 sports1 sporty spotty spring sprint sprinter sprite sprocket sprout spud spunk spunky spurs spurs1 sputnik spyder sqdwfe squall squash squeak
squerting squid squirrel squirt squirts srinivas st0n3 staind stalin stalker stallion stamford stampede standby stang stanislav stanley1 star star1
star12 star123 star69 starbuck starbucks starcraf starcraft stardust starfire starfish starfox stargate starligh starlight starlite starman starship
starsky start1 start123 starter startrek starwar starwars starwars1 stasik static stayout stealth steaua steel1 steeler steelers steelhea stefano
steffi stella1 stellar stepan steph stephani stephen1 stephy stereo sterlin sterva steve1 steve123 steven1 steveo steves stewart1 stickman sticks
sticky stiffy stigmata stiletto stimpy sting sting1 stinger stinger1 stingray stinker stinky stinky1 stitch stocking stocks stone1 stone55 stonecol
stonecold stoned stones stonewal stoney stooge stooges stopit stoppedby storm storm1 stormy storys strange1 stranger strannik strap strat stratfor
strato stratus strawber strawberry streaming strelok strider strife strike striker stripe striper stripper stroker stroller stryker stubby stud studly
studman stuffer stumpy stunner stupid stupid1 stylus suan subaru sublime sublime1 submarin submit subway subzero succes success success1 suck suckcock
suckdick sucker suckers suckit suckme suckmydick sucks suede sugar sugar1 sugars suikoden sukebe sully sultan summe summer summer01 summer1 summer12
summer69 summer99 summerti summertime summit sunbeam sunbird sundance sunday sunderla sundevil sundown sunfire sunflowe sunflower sunkist sunlight
sunny1 sunnyday sunrise sunset sunshin sunshine sunshine1 suntzu super super1 super12 super123 superb superbow superfly superma superman superman1
supernov supernova supers supersonic supersta superstar supra surf surfer surfer1 surfing surfsup surveyor survivor susan1 sushi sushi1 susieq suslik
suzuki sverige sveta svetik svetka svetlana svoboda swallow swallows swampy swanky swatch swede sweeps sweet1 sweet16 sweetass sweethea sweetnes
sweetness sweetpea sweets sweety swifty swimmer swimming swinger swingers swinging swoosh sword swordfis swordfish swords sydney sydney1 sylveste
syncmaster synergy syracuse syrinx system1 syzygy tabasco tacit taco tacobell tacoma tadpole taekwondo taffy tahiti tahoe taichi tailgate taipan
takamine takashi talgat talisman talon tamerlan tammy1 tampabay tamuna tanechka tangerin tango tango1 tanker tantra tanya1 tarakan tarantul tardis
target tarheel tarheels tarpon tartan tarzan tasha1 tashkent tasty tatarin tater tatjana tattoo tatyana taurus taxman taylo taylor1 tazman tazmania
tazz tbird tbone tdutybq tdutybz teabag teacher teacher1 teamwork teapot teaser technics techno tecumseh teddy1 teddybea teddybear teejay teen teenie
teens teensex tekken telecast telecom telefon telephon televizor temp temp123 tempest templar temppass temptress tenchi tenerife teng tennesse tennis
tennis1 tequier tequiero tequila terefon teres terminat terminator termite terran terrapin terrier terriers terror terry1 test test1 test11 test12
test123 test1234 test2 teste tester testibil testing testing1 testpass tetris tetsuo teufel texaco texans texas1 texass thailand thanatos thankyou
thanos thatsme thebear thebeast thebest theboss theboys thecat theclash thecrow thecure thedog thedon thedoors thedude theduke theedge theend theflash
theforce thegame thegreat thekid theking thelast1 theman theman1 thematri thematrix theone therock therock1 thesaint theshit thesims thething thetruth
thewall thewho theworld thierry thinker thinkpad thirteen thisisit thissuck thistle thoma thomas1 thomas12 thong thongs thor thorsten thrawn threesom
thuglife thumbnils thumbs thumper thumper1 thunder thunder1 thunderb thunderbird thx1138 tiamat tian tiao tiberian tiberius tiburon tical tickle
tickler tickling ticklish ticktock tictac tiffan tiffany1 tiger tiger1 tiger123 tiger2 tiger7 tigercat tigers tigers1 tigge tigger tigger01 tigger1
tigger12 tigger2 tights tigre tigress tim123 timber timelord timeout timmy1 timosha timothy1 timoxa94 timur ting tinker tinker1 tinkerbe tinkerbell
tinman tintin tipper tippy tiptop titan titan1 titanic titanic1 titanium titans titfuck tities titleist titlover titman tits titten titties titts
titty tittys tkbpfdtnf tkfkdg tkfkdgo toaster toasty tobydog today1 toejam toffee toggle tokiohotel tolkien tom123 tomahawk tomate tomato tomboy
tomcat tommy1 tommyboy tomservo tonka tonto tony1 tonyhawk toocool toohot tookie toolbox toolman tooltime toomuch toon toonarmy toonces toons tootie
tootsie topaz topcat topdog topgun tophat topher topolino topper topsecre topsecret topspin toriamos torino tornado toronto torrent tortoise tortuga
toshiba toshiba1 tosser totoro tottenha tottenham touchdow toulouse toyota toyota1 tracer tracker tractor tracy1 trader trader12 trailers trainer
traktor tralala trample trance tranny transam transexual transfor translator trapper travel traveler travis1 treasure treble trebor treefrog treetop
trek trekker trfnthbyf triangle tricky trident trigger trigun trinitro trinitron trinity trinity1 tripleh triplets triplex tripod tripper tristan1
tristar triton triumph trivia trixie trojan trojans trojans1 troll trombone trooper trooper1 trouble trouble1 trousers trout1 truck truck1 trucker
trucker1 truckin trucking trucks trueblue truelove truffles trumpet trumpet1 trunks trust1 trustme trustn01 trustno trustno1 tryagain tsunami tuborg
tucker1 tucson tuesday tuffy tugboat tujhrf tulane tulip tulips tunafish tundra tuning tupac turbo turbo1 turbos turk182 turkey turkey50 turnip turtle
turtle1 turtles tuscl tuxedo tweety twiggy twilight twinkie twinkle twins2 twisted twister twiztid twodogs twostep tycoon tyler1 tylers typhoon tyrant
tyson1 ub6ib9 ubnfhf udacha ufhvjybz ufkbyf uhbujhbq ultima ultimate ultra ultraman ultras umbrella umpire uncencored undead underdog undertak
undertaker undertow unicorn unicorn1 united1 universa universi unreal uptown upyours uranus urlaub ursitesux usa123 usarmy user345 username usmarine
usmc usmc0311 usnavy usuckballz1 utahjazz utjhubq utopia uzumymw vacation vader vader1 vadim vadimka vagabond vagina valdepen valentin valentina
valera valeriya valhalla valkyrie valleywa vampir vampire vampire1 vampyre vancouve vandal vaness vanessa1 vangogh vanguard vanhalen vanilla vantage
varvara vaseline vasilisa vasiliy vauxhall vbhevbh vbienrf vbifyz vbkfirf vbkfyf vector vectra vedder vegas1 vegas123 vegeta vegita vegitta vegitto
vehpbr velvet vendetta venera venezuel venom vepsrf verbatim vergeten veritas verizon vermont veronic veronika versace vertigo verygood vesper vette
vette1 vfcnth vfczyz vfhbirf vfhbyf vfhbyjxrf vfhbyrf vfhecz vfhnsirf vfhufhbnf vfhujif vfibyf vfitymrf vfkbyf vfksirf vflfufcrfh vfnbkmlf vfndtq
vfntvfnbrf vfpfafrf vfr750 vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvfvskfhfve vfvjxrf vfylfhby vgirl vh5150 viagra vibrate vicecity victo victor1 victori
victory victory1 video1 videoes vides viewsoni viewsonic viking viking1 vikings vikings1 viktor viktoria viktoriya vincen vincent1 vintage violator
violetta violin viper viper1 viper123 vipergts vipers virago virgin virgini virginie virgo visa vision vitalik vitaliy vitamin vittorio vivaldi vivid
vivitron vixen vjcrdf vjkjrj vjqgfhjkm vkontakte vlad vladik vladimir vladislav vladvlad vodafone voiture voland volcom volkodav volkov volkova
volkswag volkswagen volley volleyba volodin volodya voltron volvo volvo1 voodoo voodoo1 vorlon vorona vortex vostok voyager voyager1 voyeur vqsablpzla
vsegda vsjasnel12 vthctltc vtldtlm vulcan vulva vwgolf w00t88 wachtwoord waffenss waffle wahoo wakeup waldo1 walker1 walleye wally1 walmart walnut
walrus walter1 wanderer wanker wanking wannabe wanrltw wapapapa wapbbs warcraft warcraft3 wareagle warehous warez warhamme warhammer warlock warlord
warrior warrior1 warriors warthog wasabi wasdwasd washingt wasser wassup watashi watcher water1 waterboy waterfal waterloo watermelon waterpolo
waterski watford wayer wayne1 wazzup wdtnjr wdtnjxtr weare138 weasel webcam webhompas webmaste webmaster websol76 websolutions wednesda weed weed420
weenie weezer welcom welcome welcome1 welcome123 welcome2 welder welkom wellhung wellingt wendy1 wendys weng werder werdna werewolf werter wertzu
westham westham1 westie westlife westside westwood wetpussy wetter wg8e3wjf whaler whales whateve whatever whatever1 whatsup whatthe whatup wheels
whiplash whiskers whiskey whisky whisper whistler white1 whiteboy whiteout whitesox whitey whoami whocares whodat whoknows whoopass whopper whore
whores whynot wibble wiccan wicked wicked1 widget wifes wifey wiggles wildbill wildcard wildcat wildcat1 wildcats wildfire wildman wildone wildwood
willem willi william1 william2 willie1 willow willow1 willy1 wilso winchest windmill windows windows1 windsor windsurf wingchun wingman wingnut
wingzero winner winner1 winston winston1 winter winter1 winter12 winter99 wisconsi wisdom wiseguy wishbone wizard wizard1 wizards wizzard wobble
wolf359 wolfen wolfgang wolfie wolfman wolfpac wolfpack wolverin wolverine wolves wolvie womam womans wombat wonderboy wonderfu wonton woodie woodland
woodstoc woodstock woodwork woody woody1 woofer woofwoof woohoo wookie wordpass wordup world1 worldcup wormix wowser wp2003wp wraith wrangler wrench
wrestle wrestlin wrinkle1 wrinkles wsxedc wsxqaz wsxzaq wutang www123 wxcvbn wysiwyg wyvern x72jhhu3z xanadu xantia xavier xavier1 xbox360 xerxes
xfiles xian xiang xing xrated xterra xtreme xxx123 xxx666 xxx777 xxxpass xxxxx1 xxxxxx1 xxxzzz xyz123 xyzzy yahweh yamaha yamaha1 yamahar1 yamahar6
yamato yankee yankee1 yankees yankees1 yankees2 yanks yanks1 yaroslav ybrbnf ybrbnjc ybrjkfq yeahbaby year2005 yello yellow yellow1 yeshua yessir
yesterda yfafyz yfcntyf yfcntymrf yfhenj yfnfif yfnfirf yfnfitymrf yfnfkb yfnfkbz yfnfkmz yinyang yitbos yjdsqgfhjkm yngwie yoda yogibear yomama
yorkie yorktown yosemite yoshi youandme youknow young1 yourmama yourmom yousuck yoyoma ytngfhjkz ytrewq ytrhjvfyn ytyfdbcnm yugioh yuliya yummy
yyyyyy1 yzerman z12345 z123456 z1x2c3 z1x2c3v4 z1x2c3v4b5 zachary1 zalupa zamboni zang zanzibar zaphod zappa zappa1 zapper zaq123 zaq12345 zaq12wsx
zaq1xsw2 zaq1xsw2cde3 zaqwsx zaqwsxcde zaqxsw zaqxswcde zaraza zardoz zarina zasada zaxscd zcxfcnkbdf zealots zebra zebras zelda1 zeng zenith zephyr
zeppelin zerocool zeus zhai zhao zhei zheng zhenya zhjckfd zhong zhou zhuai zhuan zhuang zhui zhun zhuo zidane ziggy ziggy1 zigzag zildjian zinger
zipper zippo zippy zippy1 zodiac zoloto zolushka zombie zong zoomer zooropa zorro zorro1 zuan zulu zvezda zxasqw zxasqw12 zxc123 zxcasd zxcasdqwe
zxcasdqwe123 zxccxz zxcv123 zxcv1234 zxcvasdf zxcvb1 zxcvb123 zxcvb12345 zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvvcxz zydfhm zyjxrf zz8807zpl
zztop zzxxcc zzz111 zzz123 zzzxxx zzzzz1 zzzzzz1
`;
